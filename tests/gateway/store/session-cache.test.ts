import { expect, test } from 'vitest';
import { createSessionCache } from '../../../gateway/store/session-cache.ts';
import { newSession, originOf } from '../../../gateway/store/session-rows.ts';
import { ACCOUNT, OLD } from '../upstream/fixture.ts';

function given() {
  const time = { now: 1_000_000 };
  const cache = createSessionCache(() => time.now);
  const sessionOf = (id: string) =>
    newSession({ id, account: ACCOUNT, tokens: OLD, origin: originOf({}), now: time.now });
  return { time, cache, sessionOf };
}

test('a session is found for a second, and not when the clock was set back', () => {
  const { time, cache, sessionOf } = given();
  cache.store('secret', sessionOf('s1'));
  time.now += 999;
  expect(cache.find('secret')?.id).toBe('s1');
  time.now += 1;
  expect(cache.find('secret')).toBeNull();
  cache.store('secret', sessionOf('s1'));
  time.now -= 1;
  expect(cache.find('secret')).toBeNull();
});

test('a changed session is forgotten, and other sessions are not', () => {
  const { cache, sessionOf } = given();
  cache.store('one', sessionOf('s1'));
  cache.store('other', sessionOf('s2'));
  cache.forget('s1');
  expect(cache.find('one')).toBeNull();
  expect(cache.find('other')?.id).toBe('s2');
});

test('cached sessions cannot be changed', () => {
  const { cache, sessionOf } = given();
  cache.store('secret', sessionOf('s1'));
  const found = cache.find('secret');
  expect(Object.isFrozen(found)).toBe(true);
  expect(Object.isFrozen(found?.tokens)).toBe(true);
});

test('only the sessions stored last are kept', () => {
  const { cache, sessionOf } = given();
  for (let index = 0; index <= 2_000; index += 1) cache.store(`c${index}`, sessionOf(`s${index}`));
  expect(cache.find('c0')).toBeNull();
  expect(cache.find('c2000')?.id).toBe('s2000');
});
