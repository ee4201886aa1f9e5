import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { vi } from 'vitest';
import { EmbeddedModuleScreen } from '../../../../web/features/embedded/EmbeddedModuleScreen.tsx';
import { type Viewer } from '../../../../web/platform/session/ViewerContext.tsx';
import {
  TabProvider,
  TabSelectedProvider,
  type TabHandle,
} from '../../../../web/platform/workbench/TabContext.tsx';
import { type Answers } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const viewer: Viewer = {
  id: 'viewer-1',
  code: 'ops_director',
  name: '林知夏',
  userType: 'STAFF',
  signedInAt: '2026-06-15T09:00:00+08:00',
  avatarUrl: null,
  hasPlayground: true,
  hasApiTokens: true,
  hasWebhooks: true,
  missingFeatures: [],
  enterprise: {
    id: 'e1',
    code: '100001',
    name: '样例零售集团',
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    today: '2026-06-15',
  },
  mainPost: null,
  shop: null,
  shopMode: 'NONE',
  session: {
    signedInBy: 'PASSWORD',
    idleMinutes: 30,
    endsAt: '2026-06-15T21:00:00+08:00',
    scope: '~',
    isLockable: true,
  },
  settings: {
    clientId: '100001',
    clientName: '样例零售',
    menuMode: 'LEFT',
    hasEnglish: true,
    hasMessagesOnly: false,
  },
};

export const origin = 'https://wms.example';
export const inOneHour = '2026-06-15T10:00:00+08:00';

export const codeAnswer = (over: object = {}) => ({
  data: {
    microappCodeIssue: {
      __typename: 'MicroappCodeIssuePayload',
      code: 'c-1',
      origin,
      expiresAt: inOneHour,
      userErrors: [],
      ...over,
    },
  },
});

export async function openEmbedded({
  url = `${origin}/start?a=1`,
  answers = {},
  selected = true,
}: Setting = {}) {
  loadStyles('features/embedded/ModuleFrame.css');
  const tab = { setTitle: vi.fn(), setUnsaved: vi.fn(), close: vi.fn() };
  const renders = { count: 0 };
  const handle: TabHandle = {
    id: 'WMS.M-1',
    module: { code: 'M-1', applicationCode: 'WMS', name: '库存' },
    view: {},
    setView: vi.fn(),
    isSelected: () => selected,
    reloaded: false,
    ...tab,
  };
  const view = await renderInPortal(
    <TabProvider value={handle}>
      <TabSelectedProvider value={selected}>
        <Profiler id="screen" onRender={() => (renders.count += 1)}>
          <EmbeddedModuleScreen url={url} title="库存" parameters={{ sheet: '42' }} />
        </Profiler>
      </TabSelectedProvider>
    </TabProvider>,
    { viewer, answers: { MicroappCode: () => codeAnswer(), ...answers } },
  );
  return { ...view, tab, renders };
}

interface Setting {
  url?: string;
  answers?: Answers;
  selected?: boolean;
}

export const frame = () => screen.getByTitle<HTMLIFrameElement>('库存');

/** Whether the style sheet hides the frame. */
export const isCovered = () => styleOf(frame(), 'visibility') === 'hidden';

/** Records the messages of the portal to the frame from now on. */
export function listen() {
  const said = vi.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  return () =>
    (said.mock.calls as unknown as [object, unknown][]).map(([message, target]) => ({
      ...message,
      target,
    }));
}

export function post(data: object, sender: string = origin) {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { portal: 1, ...data },
        origin: sender,
        source: frame().contentWindow,
      }),
    );
  });
}
