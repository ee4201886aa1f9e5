import { useCallback } from 'react';
import { useLanguage } from '../language/LanguageContext.tsx';
import { useServerText } from '../language/useServerText.ts';
import { missing } from '../number/amount.ts';
import type { Column, Row } from './column.ts';
import { kindOf } from './kinds/field-kinds.ts';
import { valueOf } from './values.ts';

export type FieldTextOf = (column: Column, value: unknown, row?: Row) => string;

const nowhere: Row = {};

/** Says values in words; a missing one is a dash. */
export function useFieldText(): FieldTextOf {
  const { locale } = useLanguage();
  const serverText = useServerText();
  return useCallback(
    (column, value, row = nowhere) => {
      const text = valueOf(value);
      return text === null ? missing : kindOf(column.type).text(text, column, { serverText, locale, row });
    },
    [serverText, locale],
  );
}
