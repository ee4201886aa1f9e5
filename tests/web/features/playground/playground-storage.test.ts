import { afterEach, describe, expect, it } from 'vitest';
import {
  createAccountStorage,
  removeLegacyEntries,
} from '../../../../web/features/playground/request/account-storage.ts';

afterEach(() => window.localStorage.clear());

const local = () => window.localStorage;

describe('The input of the playground', () => {
  it('is stored for the account that typed it, and hidden from the next one', () => {
    createAccountStorage(local, 'one').setItem('graphiql:tabState', 'password: "x"');
    expect(createAccountStorage(local, 'one').getItem('graphiql:tabState')).toBe('password: "x"');
    const other = createAccountStorage(local, 'other');
    expect([other.getItem('graphiql:tabState'), other.length]).toEqual([null, 0]);
    other.clear();
    expect(createAccountStorage(local, 'one').length).toBe(1);
    createAccountStorage(local, 'one').clear();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['nobody is signed in', local, null],
    [
      'the browser refuses storage',
      (): Storage => {
        throw new DOMException('denied', 'SecurityError');
      },
      'one',
    ],
  ])('lasts until the page is closed if %s', (_when, storage, account) => {
    const kept = createAccountStorage(storage, account);
    kept.setItem('graphiql:variables', '{}');
    expect([kept.getItem('graphiql:variables'), kept.length]).toEqual(['{}', 1]);
    kept.removeItem('graphiql:variables');
    expect([
      kept.getItem('graphiql:variables'),
      createAccountStorage(local, account).length,
    ]).toEqual([null, 0]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('of an older version is removed', () => {
    window.localStorage.setItem('graphiql:queries', '[]');
    window.localStorage.setItem('theme', '#348eed');
    removeLegacyEntries(local);
    expect(Object.keys(window.localStorage)).toEqual(['theme']);
  });
});
