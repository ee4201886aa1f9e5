import { parseDecimal } from '../../../design/number/decimal.ts';
import { NumberInput } from '../../../design/number/NumberInput.tsx';
import { exceededBound } from '../../../design/number/number-rules.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../column.ts';
import type { FieldProblem } from '../../form/field-problem.ts';
import { numberRulesOf } from '../number-rules-of.ts';
import { columnNumberText, isCounted } from '../number-text.ts';
import { fillInProblem, type FieldKind, type FieldProps } from './field-kind.ts';

/** A number with the bounds and decimals of its column. */
function NumberField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const serverText = useServerText();
  return (
    <NumberInput
      {...{ id, value, invalid, describedBy, name, onChange }}
      {...numberRulesOf(column)}
      showsTrailingZeros={column.hasPrecision || !isCounted(column.name)}
      unit={column.unit === null ? undefined : serverText(column.unitI18nCode, column.unit)}
      required={column.isRequired}
    />
  );
}

/** A stored value may be out of bounds if the bounds were added later. */
function check(value: string, column: Column): FieldProblem | null {
  if (parseDecimal(value) === null) return { textKey: 'metadata.notNumber' };
  const rules = numberRulesOf(column);
  const beyond = exceededBound(value, rules);
  return beyond === null
    ? null
    : { textKey: `number.${beyond}`, parts: { 0: rules[beyond] ?? '' } };
}

/** A number as an exact decimal. */
export const numberKind: FieldKind = {
  Field: NumberField,
  isNumeric: true,
  text: (value, column) =>
    `${columnNumberText(column, value)}${column.unit === '%' ? column.unit : ''}`,
  check,
  missing: fillInProblem,
};
