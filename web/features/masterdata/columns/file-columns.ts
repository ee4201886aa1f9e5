import type { TFunction } from 'i18next';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { labelOf } from '../../../records/fields/kinds/option-text.ts';

/** A column of a workbook in the words of whoever reads it. */
export interface FileColumn {
  name: string;
  title: string;
  /** What its codes are called, where the column tells it. */
  labels?: { value: string; label: string }[];
}

/** What a file takes. */
const longest = 200;
const mostLabels = 200;

interface Words {
  t: TFunction;
  serverText: ServerText;
}

/** A head says what the numbers below it are of, as no cell of a workbook does. */
export function fileColumn(
  { name, title, i18nCode, unit, unitI18nCode, options }: Column,
  { t, serverText }: Words,
): FileColumn {
  const head = serverText(i18nCode, title);
  const labels = (options ?? [])
    .map((option) => ({ value: option.value, label: labelOf(option, serverText) }))
    .filter(({ value, label }) => value.length <= longest && label.length <= longest)
    .slice(0, mostLabels);
  return {
    name,
    title:
      unit === null
        ? head
        : t('masterdata.headWithUnit', { 0: head, 1: serverText(unitI18nCode, unit) }),
    ...(labels.length > 0 && { labels }),
  };
}
