import type { TFunction } from 'i18next';
import type { ServerText } from '../../kit/language/useServerText.ts';
import type { Column } from '../../kit/metadata/column.ts';
import { labelOf } from '../../kit/metadata/kinds/option-text.ts';

/** A column of a workbook in the words of whoever reads it. */
export interface FileColumn {
  name: string;
  title: string;
  /** What its codes are called; left out where they are called as the services call them. */
  labels?: { value: string; label: string }[];
}

interface Words {
  t: TFunction;
  serverText: ServerText;
}

/** A head says what the numbers below it are of, as no cell of a workbook does. */
export function fileColumn({ name, title, i18nCode, unit, unitI18nCode, options }: Column, { t, serverText }: Words): FileColumn {
  const head = serverText(i18nCode, title);
  const labels = (options ?? []).map((option) => ({ value: option.value, label: labelOf(option, serverText) }));
  const areOwn = labels.some(({ label }, at) => label !== options?.[at]?.label);
  return {
    name,
    title: unit === null ? head : t('masterdata.headWithUnit', { 0: head, 1: serverText(unitI18nCode, unit) }),
    ...(areOwn && { labels }),
  };
}
