import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeAnswer, inOneHour, listen, openEmbedded, origin, post } from './open-embedded.tsx';

describe('An embedded module in the workbench', () => {
  beforeEach(() => {
    document.documentElement.style.setProperty('--action', '#1d72d2');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.documentElement.removeAttribute('style');
  });

  it('gets a code from the gateway, for itself and for its origin', async () => {
    const { gateway } = await openEmbedded();
    const said = listen();
    post({ type: 'code' });
    await vi.waitFor(() =>
      expect(said()).toEqual([
        { portal: 1, type: 'code', code: 'c-1', expiresAt: inOneHour, target: origin },
      ]),
    );
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([
      { input: { moduleCode: 'M-1', applicationCode: 'WMS' } },
    ]);
  });

  it('gets no code for another origin or when the gateway refuses, and is notified when the gateway fails', async () => {
    const answers = [
      codeAnswer({ origin: 'https://evil.example' }),
      codeAnswer({ code: null, origin: null, expiresAt: null }),
      new TypeError('Failed to fetch'),
    ];
    for (const [at, error] of ['refused', 'refused', 'failed'].entries()) {
      const { unmount } = await openEmbedded({ answers: { MicroappCode: () => answers[at]! } });
      const said = listen();
      post({ type: 'code' });
      await vi.waitFor(() =>
        expect(said()).toEqual([{ portal: 1, type: 'code', error, target: origin }]),
      );
      unmount();
    }
  });

  it('sets the name of its tab, marks it as unsaved and closes it', async () => {
    const { tab } = await openEmbedded();
    const said = listen();
    post({ type: 'title', title: ' 单据 42 ' });
    post({ type: 'title', title: '' });
    post({ type: 'unsaved', unsaved: true });
    post({ type: 'close' });
    post({ type: 'select', rows: [{ code: 'S1' }] });
    expect(tab.setTitle.mock.calls).toEqual([['单据 42'], [null]]);
    expect(tab.setUnsaved.mock.calls).toEqual([[true]]);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(said()).toEqual(
      ['title', 'title', 'unsaved', 'close', 'select'].map((of) => ({
        portal: 1,
        type: 'done',
        of,
        target: origin,
      })),
    );
  });

  it('opens another module while it is selected, and not from the background', async () => {
    const { openModule, unmount } = await openEmbedded();
    listen();
    post({ type: 'open', moduleCode: 'M-2', applicationCode: 'OPS', parameters: { id: '7' } });
    post({ type: 'open', moduleCode: 'M-3', name: '价格' });
    expect(openModule.mock.calls).toEqual([
      [
        {
          code: 'M-2',
          applicationCode: 'OPS',
          name: 'M-2',
          provisional: true,
          parameters: { id: '7' },
        },
      ],
      [{ code: 'M-3', name: '价格', provisional: true }],
    ]);
    unmount();
    const hidden = await openEmbedded({ selected: false });
    const said = listen();
    post({ type: 'open', moduleCode: 'M-2' });
    expect(hidden.openModule).not.toHaveBeenCalled();
    expect(said()).toEqual([
      { portal: 1, type: 'refused', of: 'open', reason: 'background', target: origin },
    ]);
  });

  it('is notified of a new language, scheme and colour, once each, but not before it was welcomed', async () => {
    const { services } = await openEmbedded();
    const said = listen();
    await act(async () => services.language.setLocale('zh-TW'));
    post({ type: 'ready' });
    await act(async () => services.language.setLocale('en-US'));
    act(() => services.scheme.choose('dark'));
    await act(async () => document.documentElement.style.setProperty('--action', '#aa3300'));
    expect(
      said().map(({ target: _target, portal: _portal, ...rest }: Record<string, unknown>) => rest),
    ).toEqual([
      expect.objectContaining({ type: 'welcome', locale: 'zh-TW' }),
      { type: 'language', locale: 'en-US' },
      { type: 'theme', scheme: 'dark', colour: '#1d72d2' },
      { type: 'theme', scheme: 'dark', colour: '#aa3300' },
    ]);
  });

  it('reports activity of the user while its tab is selected, its window has the focus and the page is not locked', async () => {
    const counted = async (setting: {
      selected?: boolean;
      focused?: boolean;
      locked?: boolean;
    }) => {
      const { services, unmount } = await openEmbedded({ selected: setting.selected ?? true });
      const said = listen();
      const heard = vi.fn();
      services.session.onActive(heard);
      const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(setting.focused ?? true);
      if (setting.locked === true) act(() => services.session.lock());
      post({ type: 'active' });
      hasFocus.mockRestore();
      unmount();
      return [heard.mock.calls.length, said().length];
    };
    expect(await counted({})).toEqual([1, 0]);
    expect(await counted({ selected: false })).toEqual([0, 0]);
    expect(await counted({ focused: false })).toEqual([0, 0]);
    expect(await counted({ locked: true })).toEqual([0, 0]);
  });
});
