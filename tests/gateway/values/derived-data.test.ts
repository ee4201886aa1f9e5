import { expect, test } from 'vitest';
import { createDerivedData } from '../../../gateway/values/derived-data.ts';

test('derives once from an answer, and again from an equal one that came later', () => {
  const derivedFrom = createDerivedData<{ names: string[] }>();
  let derived = 0;
  const names = (source: unknown) => derivedFrom(source, () => ({ names: [`${(derived += 1)}`] }));
  const answer = { rows: [] };
  expect([names(answer), names(answer), names({ rows: [] })]).toEqual([
    { names: ['1'] },
    { names: ['1'] },
    { names: ['2'] },
  ]);
});

test('what requests share cannot be changed', () => {
  const derivedFrom = createDerivedData<{ names: string[] }>();
  const shared = derivedFrom({}, () => ({ names: [] }));
  expect(() => shared.names.push('x')).toThrow(TypeError);
});

test.each([null, undefined, 'text'])('derives from %s each time', (source) => {
  const derivedFrom = createDerivedData<{ at: number }>();
  let at = 0;
  const next = () => derivedFrom(source, () => ({ at: (at += 1) }));
  expect([next(), next()]).toEqual([{ at: 1 }, { at: 2 }]);
});
