import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { FakeEventSource } from '../../support/fake-live-connection.ts';
import { openWorkbench } from '../../support/open-workbench.ts';

const sources: FakeEventSource[] = [];
const addresses: string[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends FakeEventSource {
      constructor(address: string) {
        super();
        addresses.push(address);
        sources.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sources.length = 0;
  addresses.length = 0;
});

const counters = (approvals: number) => ({
  pendingApprovals: { __typename: 'ApprovalPreview', totalCount: approvals, nodes: [] },
  taskCounts: { __typename: 'TaskCounts', pool: 1, todo: 2, finished: 3 },
  unreadMessages: { __typename: 'MessagePreview', totalCount: 4, nodes: [] },
});

async function counting() {
  let approvals = 3;
  const app = await openWorkbench(
    signedIn(
      { ...viewerOf(), ...counters(approvals) },
      {
        Counters: () => ({
          data: { viewer: { __typename: 'Viewer', id: 'viewer-1', ...counters(approvals) } },
        }),
      },
    ),
  );
  const asked = () => app.gateway.requests.filter(({ operation }) => operation === 'Counters');
  return { ...app, asked, become: (count: number) => (approvals = count) };
}

describe('The counters of the top bar', () => {
  it('are requested at once in the background on a live event, and once for simultaneous events', async () => {
    const { asked, become } = await counting();
    expect(addresses).toEqual(['/events']);
    expect(asked()).toEqual([]);
    become(4);
    act(() => {
      sources[0]?.tells({ kind: 'approval', key: 'T1' });
      sources[0]?.tells({ kind: 'task', key: null });
    });
    expect(await screen.findByRole('button', { name: '审批中心，4 项待处理' })).toBeTruthy();
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.headers['x-portal-background']).toBe('1');
  });

  it('ignore events about what they do not count', async () => {
    const { asked } = await counting();
    vi.useFakeTimers();
    act(() => sources[0]?.tells({ kind: 'layout', key: 'home' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual([]);
  });

  it('do not listen while the page is hidden or the session is locked', async () => {
    const { services } = await counting();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sources[0]?.closed).toBe(true);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sources).toHaveLength(2);
    act(() => services.session.lock());
    expect(sources[1]?.closed).toBe(true);
  });
});

describe('The favourites', () => {
  it('are reloaded in the background when another browser has changed them', async () => {
    const favourite = {
      __typename: 'Favourite',
      id: 'favourite-1',
      moduleCode: '200101',
      name: '要货申请',
      i18nCode: null,
      applicationCode: 'OPS',
      applicationName: '门店运营',
      icon: null,
      iconUrl: null,
      applicationLogoUrl: null,
    };
    const { gateway } = await openWorkbench(
      signedIn(viewerOf(), {
        Favourites: () => ({
          data: { viewer: { __typename: 'Viewer', id: 'viewer-1', favourites: [favourite] } },
        }),
      }),
    );
    const asked = () => gateway.requests.filter(({ operation }) => operation === 'Favourites');
    expect(asked()).toEqual([]);
    act(() => sources[0]?.tells({ kind: 'favourites', key: null }));
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.headers['x-portal-background']).toBe('1');
  });
});
