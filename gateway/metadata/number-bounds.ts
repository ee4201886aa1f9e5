import type { FormColumnModel } from '../module-model/form-column.ts';
import { exactOf, textOf } from '../values/decimal.ts';
import { countOf } from '../values/rows.ts';
import { kindOf } from './column-types.ts';
import { objectOf } from './json-text.ts';

const DECIMALS = 2;
const MOST_DECIMALS = 6;

/** What a column of numbers says of them in its columndata, as exact decimals; all null for other kinds. */
export interface NumberBounds {
  minimum: string | null;
  maximum: string | null;
  step: string | null;
  decimalPlaces: number | null;
  /** Metadata says how many decimals they have. */
  hasPrecision: boolean;
}

const NONE: NumberBounds = {
  minimum: null,
  maximum: null,
  step: null,
  decimalPlaces: null,
  hasPrecision: false,
};

export function numberBounds({ row }: Pick<FormColumnModel, 'row'>): NumberBounds {
  if (kindOf(row.columntype).type !== 'INPUT_NUM') return NONE;
  const { min, max, step, precision } = objectOf(row.columndata);
  return {
    minimum: decimalOf(min),
    maximum: decimalOf(max),
    step: stepOf(step),
    decimalPlaces: Math.min(countOf(precision) ?? DECIMALS, MOST_DECIMALS),
    hasPrecision: countOf(precision) !== null,
  };
}

function decimalOf(value: unknown): string | null {
  const exact = exactOf(value);
  return exact === null ? null : textOf(exact);
}

/** An arrow that goes nowhere or backwards is none. */
function stepOf(value: unknown): string {
  const exact = exactOf(value);
  return exact === null || exact.digits <= 0n ? '1' : textOf(exact);
}
