import { describe, expect, it } from 'vitest';
import { clampNumber, stepNumber } from '../../../../web/design/number/number-rules.ts';
import { parseNumber } from '../../../../web/design/number/parse-number.ts';

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const next = random(20261120);
const digits = (count: number) => Array.from({ length: count }, () => String(next(10))).join('');

/** A decimal as whole millionths, calculated without the code under test. */
interface Sample {
  text: string;
  millionths: bigint;
}

function sample(): Sample {
  const negative = next(2) === 1;
  const [whole, fraction] = [digits(1 + next(25)), digits(6)];
  const millionths = BigInt(whole + fraction);
  return {
    text: `${negative ? '-' : ''}${whole}.${fraction}`,
    millionths: negative ? -millionths : millionths,
  };
}

const samples = Array.from({ length: 500 }, sample);

function written(millionths: bigint): string {
  const text = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
  const fraction = text.slice(-6).replace(/0+$/u, '');
  return `${millionths < 0n ? '-' : ''}${text.slice(0, -6)}${fraction === '' ? '' : `.${fraction}`}`;
}

const half = (value: bigint, unit: bigint) => {
  const rest = (value < 0n ? -value : value) % unit;
  const down = value - (value < 0n ? -rest : rest);
  return rest * 2n < unit ? down : down + (value < 0n ? -unit : unit);
};

describe('A number is exact', () => {
  it('when it is read', () => {
    for (const { text, millionths } of samples)
      expect(parseNumber(text)).toEqual({ value: written(millionths) });
  });

  it('when it is grouped, in full width, or with a currency sign', () => {
    for (const { text, millionths } of samples) {
      const [whole = '', fraction = ''] = text
        .replace('-', '')
        .replace(/^0+(?=\d)/u, '')
        .split('.');
      const grouped = `${millionths < 0n ? '-' : ''}¥${whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',')}.${fraction}`;
      expect(parseNumber(grouped)).toEqual({ value: written(millionths) });
      const full = grouped.replaceAll(/[\d.,¥-]/gu, (sign) =>
        sign === '¥' ? '￥' : String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
      );
      expect(parseNumber(full)).toEqual({ value: written(millionths) });
    }
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'when it is rounded to %i decimals, half away from zero',
    (places) => {
      const unit = 10n ** BigInt(6 - places);
      for (const { text, millionths } of samples)
        expect(clampNumber(text, { places })).toBe(written(half(millionths, unit)));
    },
  );

  it('when it is kept within its bounds', () => {
    for (const [at, { text, millionths }] of samples.entries()) {
      const other = samples[(at + 1) % samples.length]!;
      const [low, high] =
        millionths < other.millionths ? [samples[at]!, other] : [other, samples[at]!];
      expect(clampNumber(text, { min: low.text, max: high.text, places: 6 })).toBe(
        written(millionths),
      );
      const clamped = clampNumber(samples[(at + 2) % samples.length]!.text, {
        min: low.text,
        max: high.text,
      });
      const third = samples[(at + 2) % samples.length]!.millionths;
      const wanted =
        third < low.millionths ? low.millionths : third > high.millionths ? high.millionths : third;
      expect(parseNumber(clamped ?? '')).toEqual({ value: written(wanted) });
    }
  });

  it('when it is stepped up and down', () => {
    for (const [at, { text, millionths }] of samples.entries()) {
      const step = samples[(at + 1) % samples.length]!;
      const up = stepNumber(text, 7, { step: step.text });
      expect(up).toBe(written(millionths + 7n * step.millionths));
      expect(stepNumber(up, -7, { step: step.text })).toBe(written(millionths));
    }
  });
});

describe('A text', () => {
  it.each([
    '1,5',
    '12,34',
    '1,23,456',
    '1.234.567',
    '1.234,56',
    '1 234,5',
    '1e3',
    '0x10',
    '--1',
    '1-',
    '¥',
    '元',
    '.',
    '-',
    'NaN',
    '∞',
    '50%',
    '1,2,3',
    '(5',
    '1/2',
    '-(5)',
  ])('is no number when it is ambiguous: %s', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it.each([
    ['1,234.50', '1234.5'],
    ['1 234.50', '1234.5'],
    ["1'234.50", '1234.5'],
    ['12,3456.7', '123456.7'],
    ['１，２３４．５０', '1234.5'],
    ['￥1,234.50元', '1234.5'],
    ['-¥5', '-5'],
    ['¥-5', '-5'],
    ['(1,234.50)', '-1234.5'],
    ['−5', '-5'],
    ['+5', '5'],
    ['5.', '5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['-0', '0'],
  ])('%s is read as %s', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });
});
