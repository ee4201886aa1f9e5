import { NumberInput } from '../../design/number/NumberInput.tsx';
import {
  isNegative,
  shortestDecimal,
  subtractDecimals,
} from '../../design/number/decimal-arithmetic.ts';
import { parseNumber } from '../../design/number/parse-number.ts';
import { numberRulesOf } from '../fields/number-rules-of.ts';
import { equals, isOneOf, inRange } from './search-conditions.ts';
import { rangeOf, rangeText, typedCodes } from './search-value.ts';
import type { FieldKind, SearchProps } from '../fields/kinds/field-kind.ts';
import { RangeSearch } from './RangeSearch.tsx';
import { TextSearch } from './TextSearch.tsx';

/**
 * A number or a range; several numbers are typed as text. The bounds of the column do not limit the
 * search.
 */
function NumberSearch(props: SearchProps) {
  const { id, column, value, describedBy, onChange } = props;
  const places = numberRulesOf(column).places ?? null;
  if (column.searchType === 'IN') return <TextSearch {...props} />;
  if (column.searchType !== 'RANGE')
    return <NumberInput {...{ id, value, describedBy, onChange, places }} />;
  const range = rangeOf(value);
  return (
    <RangeSearch
      id={id}
      from={(side) => (
        <NumberInput
          {...{ ...side, describedBy, places }}
          value={range.from}
          onChange={(from) => onChange(rangeText({ ...range, from }))}
        />
      )}
      to={(side) => (
        <NumberInput
          {...{ ...side, describedBy, places }}
          value={range.to}
          onChange={(to) => onChange(rangeText({ ...range, to }))}
        />
      )}
    />
  );
}

/** In the format of the services. Text that is not a number is sent unchanged and finds nothing. */
const plain = (text: string): string =>
  shortestDecimal(parseNumber(text)?.value ?? null) ?? text.trim();
const isBefore = (one: string, other: string) =>
  isNegative(subtractDecimals(plain(one), plain(other)));
const numbers = { from: plain, to: plain, isBefore };

/**
 * How numbers are searched for. LIKE means equal, because a partial match of numbers makes no
 * sense.
 */
export const numberSearch = {
  Search: NumberSearch,
  toConditions: (column, value) => {
    if (column.searchType === 'RANGE') return inRange(column, value, numbers);
    return column.searchType === 'IN'
      ? isOneOf(column, typedCodes(value).map(plain))
      : equals(column, plain(value));
  },
} satisfies Partial<FieldKind>;
