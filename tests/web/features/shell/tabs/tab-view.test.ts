import { expect, test } from 'vitest';
import {
  sanitizeView,
  readView,
  withView,
} from '../../../../../web/features/shell/tabs/tab-view.ts';

test('a view with long conditions is read unchanged from the address', () => {
  const view = { a0: `name:LIKE:${'x'.repeat(980)}`, search: '大额 & "1"' };
  expect(readView(withView('?s=M1', view))).toEqual(view);
});

test('values that are too long are dropped, and the rest stays', () => {
  expect(sanitizeView({ a: 'x'.repeat(1001), b: 'x'.repeat(1000), c: 1, 'd e': 'x' })).toEqual({
    b: 'x'.repeat(1000),
  });
});

test('an address is at most as long as servers accept, also with letters that are long in it', () => {
  const view = Object.fromEntries(
    Array.from({ length: 39 }, (_, at) => [`p${String(at)}`, '门'.repeat(100)]),
  );
  const plain = sanitizeView({ ...view, z: 'short' });
  expect(Object.keys(plain).length).toBeGreaterThan(3);
  expect(plain.z).toBe('short');
  expect(withView('', plain).length).toBeLessThanOrEqual(6001);
});
