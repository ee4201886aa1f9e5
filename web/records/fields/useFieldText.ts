import { useCallback } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import { MISSING_VALUE } from '../../design/number/amount.ts';
import type { Column, Row } from './column.ts';
import { kindOf } from './kinds/field-kinds.ts';
import { valueOf } from './values.ts';

/** Formats a value as text. `label` is the label of the value, if the row provides one. */
export type FormatField = (column: Column, value: unknown, row?: Row, label?: unknown) => string;

const emptyRow: Row = {};

/** Returns a function that formats values as text. A missing value is a dash. */
export function useFieldText(): FormatField {
  const { locale } = useLanguage();
  const serverText = useServerText();
  return useCallback(
    (column, value, row = emptyRow, label = null) => {
      const text = valueOf(value);
      if (text === null) return MISSING_VALUE;
      return kindOf(column.type).text(text, column, {
        serverText,
        locale,
        row,
        label: valueOf(label),
      });
    },
    [serverText, locale],
  );
}
