import type { FormColumnModel } from '../module-model/form-column.ts';
import { exactOf, textOf } from '../values/decimal.ts';
import { countOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

const DEFAULT_DECIMALS = 2;
const MAX_DECIMALS = 6;

/** Number settings of a column from its columndata, as exact decimals; all null for other types. */
export interface NumberBounds {
  minimum: string | null;
  maximum: string | null;
  step: string | null;
  decimalPlaces: number | null;
  /** Whether the metadata specify the decimals. */
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
    decimalPlaces: Math.min(countOf(precision) ?? DEFAULT_DECIMALS, MAX_DECIMALS),
    hasPrecision: countOf(precision) !== null,
  };
}

function decimalOf(value: unknown): string | null {
  const exact = exactOf(value);
  return exact === null ? null : textOf(exact);
}

/** The step of the arrow keys; 1 for a step that is not positive. */
function stepOf(value: unknown): string {
  const exact = exactOf(value);
  return exact === null || exact.digits <= 0n ? '1' : textOf(exact);
}
