import type { TFunction } from 'i18next';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { labelOf } from '../../../records/fields/kinds/option-text.ts';

/** A column of an exported file, with texts in the user's language. */
export interface FileColumn {
  name: string;
  title: string;
  /** Names of the column's codes, if metadata lists them. */
  labels?: { value: string; label: string }[];
}

/** The gateway's limits. */
const MAX_LABEL_LENGTH = 200;
const MAX_LABELS = 200;

interface TextFunctions {
  t: TFunction;
  serverText: ServerText;
}

/**
 * Returns a column of a file. Its heading includes the unit, because cells contain plain numbers.
 */
export function fileColumn(
  { name, title, i18nCode, unit, unitI18nCode, options }: Column,
  { t, serverText }: TextFunctions,
): FileColumn {
  const heading = serverText(i18nCode, title);
  const labels = (options ?? [])
    .map((option) => ({ value: option.value, label: labelOf(option, serverText) }))
    .filter(
      ({ value, label }) => value.length <= MAX_LABEL_LENGTH && label.length <= MAX_LABEL_LENGTH,
    )
    .slice(0, MAX_LABELS);
  return {
    name,
    title:
      unit === null
        ? heading
        : t('masterdata.headWithUnit', { 0: heading, 1: serverText(unitI18nCode, unit) }),
    ...(labels.length > 0 && { labels }),
  };
}
