import { beforeEach, describe, expect, it } from 'vitest';
import { pinTab } from '../../../../../web/features/shell/tabs/order-tabs.ts';
import {
  createTabStorage,
  MAX_STORED_TABS,
} from '../../../../../web/features/shell/tabs/tab-storage.ts';
import {
  HOME_TAB_ID,
  onlyHome,
  openTab,
  markRefused,
  setTabTitle,
  selectTab,
  WRONG_ADDRESS_TAB_ID,
} from '../../../../../web/features/shell/tabs/tabs.ts';

const session = () => window.sessionStorage;
const kept = (owner = 'v1:p~s') => createTabStorage(session, owner);
const open = (...codes: string[]) =>
  codes.reduce((tabs, code) => openTab(tabs, { code, name: code }), onlyHome);
const put = (value: unknown) =>
  session().setItem(
    'portal.tabs:v1:p~s',
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const item = (code: unknown, over: object = {}) => ({
  module: { code, name: 'n', ...over },
  title: null,
  namedBy: 'opener',
  pinned: false,
});

beforeEach(() => session().clear());

describe('Stored tabs', () => {
  it('are restored unchanged', () => {
    const module = {
      code: 'd',
      applicationCode: 'OPS',
      name: 'D',
      i18nCode: 'k',
      parameters: { a: '1' },
      deepLink: 'https://w.example/x',
    };
    const tabs = setTabTitle(pinTab(openTab(open('a', 'b'), module), 'b', true), 'd', 'Order 12');
    kept().write(tabs);
    const back = kept().read();
    expect(back.open).toEqual(tabs.open);
    expect(back.selected).toBe(HOME_TAB_ID);
  });

  it('are restored whatever script, spaces and separators their codes have', () => {
    const codes = ['门店 销售', 'A/B', 'A.1', 'ÄÖ 1', '(新)单', 'a&b'];
    kept().write(open(...codes));
    const restored = kept().read().open;
    expect(restored.map(({ id }) => id)).toEqual(codes);
  });

  it('are restored without those that showed a refusal', () => {
    kept().write(markRefused(open('a', 'b'), 'b', true));
    expect(
      kept()
        .read()
        .open.map(({ id }) => id),
    ).toEqual(['a']);
  });

  it('belong to one account in one post and store', () => {
    kept().write(open('a'));
    expect(kept('v2:p~s').read().open).toEqual([]);
    expect(kept('v1:other~s').read().open).toEqual([]);
    kept().forget();
    expect(kept().read().open).toEqual([]);
  });

  it('are limited to the pinned ones and those used last', () => {
    const many = Array.from({ length: MAX_STORED_TABS + 5 }, (_, nth) => `m${nth}`);
    kept().write(pinTab(selectTab(open(...many), 'm0'), 'm1', true));
    const back = kept()
      .read()
      .open.map(({ id }) => id);
    expect(back).toHaveLength(MAX_STORED_TABS);
    expect(back.slice(0, 2)).toEqual(['m1', 'm0']);
    expect(back).toContain(`m${MAX_STORED_TABS + 4}`);
  });

  it('never include the tab of a wrong link', () => {
    kept().write(openTab(open('a'), { code: WRONG_ADDRESS_TAB_ID, name: '!' }));
    expect(
      kept()
        .read()
        .open.map(({ id }) => id),
    ).toEqual(['a']);
  });

  it.each([
    ['text that is no JSON', '{'],
    ['null', 'null'],
    ['a list', []],
    ['another version', { version: 2, open: [item('a')] }],
    ['no list of tabs', { version: 1, open: 'a' }],
  ])('are none when there is %s', (_what, value) => {
    put(value);
    expect(kept().read().open).toEqual([]);
  });

  it('leave out invalid entries, duplicates, and more than the limit', () => {
    put({
      version: 1,
      open: [
        null,
        7,
        item('good'),
        item('good'),
        item('<script>'),
        item(5),
        item('index'),
        item('badapp', { applicationCode: '/' }),
        item('badname', { name: 'x'.repeat(501) }),
        item('badparameters', { parameters: { a: 1 } }),
        item('badlink', { deepLink: 'javascript:alert(1)' }),
        { ...item('badpin'), pinned: 'yes' },
        { ...item('pinned'), pinned: true, title: 9, namedBy: 'x', more: 'than known' },
      ],
    });
    expect(kept().read().open).toMatchObject([
      { id: 'pinned', title: null, namedBy: 'opener' },
      { id: 'good' },
    ]);
  });

  it('cannot be restored when storage is full or refused, and nothing else fails', () => {
    const refused = createTabStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }, 'x');
    expect(() => refused.write(open('a'))).not.toThrow();
    expect(refused.read()).toEqual(onlyHome);
    const full = createTabStorage(
      () =>
        ({
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
          getItem: () => null,
        }) as unknown as Storage,
      'x',
    );
    expect(() => full.write(open('a'))).not.toThrow();
    expect(() => refused.forget()).not.toThrow();
  });
});
