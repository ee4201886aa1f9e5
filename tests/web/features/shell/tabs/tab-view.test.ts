import { expect, test } from 'vitest';
import {
  sanitizeView,
  readView,
  withView,
} from '../../../../../web/features/shell/tabs/tab-view.ts';

test('a view with long conditions comes back from the address as it was', () => {
  const view = { a0: `name:LIKE:${'x'.repeat(980)}`, search: '大额 & "1"' };
  expect(readView(withView('?s=M1', view))).toEqual(view);
});

test('what is too long is passed over, and the rest stays', () => {
  expect(sanitizeView({ a: 'x'.repeat(1001), b: 'x'.repeat(1000), c: 1, 'd e': 'x' })).toEqual({
    b: 'x'.repeat(1000),
  });
});

test('an address stays as long as servers take it, also with letters that are long in it', () => {
  const view = Object.fromEntries(
    Array.from({ length: 39 }, (_, at) => [`p${String(at)}`, '门'.repeat(100)]),
  );
  const plain = sanitizeView({ ...view, z: 'short' });
  expect(Object.keys(plain).length).toBeGreaterThan(3);
  expect(plain.z).toBe('short');
  expect(withView('', plain).length).toBeLessThanOrEqual(6001);
});
