import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../../web/design/language/language.ts';
import { untilPacksAreApplied } from '../../../../web/features/shell/apply-packs.ts';

const packs = {
  locale: 'zh-CN' as const,
  versions: [
    {
      __typename: 'LanguagePack' as const,
      locale: 'zh-CN',
      checksum: 'c1',
      url: '/language/1.json',
    },
  ],
};

function fakeLanguage() {
  const setOverrides = vi.fn();
  return { language: { setOverrides } as unknown as Language, setOverrides };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.localStorage.clear();
});

describe('The language packs of the first page', () => {
  it('are applied before it is drawn, and are not downloaded again', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ 'tab.home': 'Start' })));
    vi.stubGlobal('fetch', fetched);
    const { language, setOverrides } = fakeLanguage();
    await untilPacksAreApplied(packs, language);
    await untilPacksAreApplied(packs, language);
    expect(setOverrides.mock.calls).toEqual(
      Array.from({ length: 2 }, () => ['zh-CN', { 'tab.home': 'Start' }]),
    );
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('delay it by at most 150 ms if they do not arrive', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { language } = fakeLanguage();
    let isOver = false;
    const waiting = untilPacksAreApplied(packs, language).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(149);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isOver).toBe(true);
  });

  it('do not delay it if they fail, or if it is unknown which there are', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const { language, setOverrides } = fakeLanguage();
    for (const known of [packs, { ...packs, versions: null }, null])
      await untilPacksAreApplied(known, language);
    expect(setOverrides).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
