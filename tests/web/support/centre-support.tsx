import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { vi } from 'vitest';
import type { Locale } from '../../../web/design/language/locales.ts';
import type { LiveKind } from '../../../web/platform/session/live-event.ts';
import { LiveFeedContext } from '../../../web/platform/session/live-events.ts';
import type { LiveFeed } from '../../../web/platform/session/live-feed.ts';
import { ShortcutsProvider } from '../../../web/design/keyboard/ShortcutsContext.tsx';
import type { OpenDialog } from '../../../web/platform/workbench/Dialogs.tsx';
import { createDraftStore } from '../../../web/platform/workbench/draft-store.ts';
import { DraftsProvider } from '../../../web/platform/workbench/Drafts.tsx';
import {
  type TabHandle,
  TabProvider,
  type TabView,
} from '../../../web/platform/workbench/TabContext.tsx';
import { fakeGateway, languageOf, signedInSession, Surroundings } from './home-support.tsx';

export type Answers = Parameters<typeof fakeGateway>[0];
export type Gateway = ReturnType<typeof fakeGateway>;

export interface CentreOptions {
  answers?: Answers;
  locale?: Locale;
  /** How its tab is looked at, as an address has it. */
  view?: TabView;
  /** What its opener asked. */
  parameters?: Readonly<Record<string, string>>;
}

/** A tab of the workbench that keeps how it is looked at, and can be put into the background. */
function Tab({ start, children }: { start: TabView; children: ReactNode }) {
  const [view, setView] = useState(start);
  const handle: TabHandle = {
    id: 't',
    module: { code: '100003', name: 'x' },
    selected: true,
    reloaded: false,
    view,
    setView,
    setTitle: () => undefined,
    setUnsaved: () => undefined,
    close: () => undefined,
  };
  return (
    <TabProvider value={handle}>
      <output aria-label="view">{new URLSearchParams(view).toString()}</output>
      {children}
    </TabProvider>
  );
}

/** A screen in a tab of its own, over a gateway by a table. */
export async function showScreen(
  screenOf: ReactNode,
  { answers = {}, locale = 'zh-CN', view = {} }: CentreOptions,
) {
  const openModule = vi.fn();
  const openDialog = vi.fn<OpenDialog>();
  const gateway = fakeGateway(answers);
  const feed = fakeFeed();
  const language = await languageOf(locale);
  const session = signedInSession();
  const drafts = createDraftStore(() => window.sessionStorage, 'viewer-1');
  const shown = await act(async () =>
    Promise.resolve(
      render(
        <Surroundings
          link={gateway.link}
          language={language}
          session={session}
          openModule={openModule}
          openDialog={openDialog}
        >
          <LiveFeedContext value={feed}>
            <Tab start={view}>
              <DraftsProvider value={drafts}>
                <ShortcutsProvider>
                  <Suspense>{screenOf}</Suspense>
                </ShortcutsProvider>
              </DraftsProvider>
            </Tab>
          </LiveFeedContext>
        </Surroundings>,
      ),
    ),
  );
  return {
    shown,
    gateway,
    openModule,
    openDialog,
    feed,
    user: userEvent.setup({ delay: null, advanceTimers: () => Promise.resolve() }),
  };
}

/** News of the gateway, told by the test. */
export function fakeFeed() {
  const listeners = new Set<Parameters<LiveFeed['subscribe']>[0]>();
  return {
    subscribe(listener: Parameters<LiveFeed['subscribe']>[0]) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (kind: LiveKind) => listeners.forEach((listener) => listener([{ kind, key: null }])),
  } as unknown as LiveFeed & { tell: (kind: LiveKind) => void };
}

export const keptView = () => screen.getByLabelText('view').textContent;
export const variablesOf = (gateway: Gateway, operation: string) =>
  gateway.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
export const inputsOf = <Input,>(gateway: Gateway, operation: string) =>
  variablesOf(gateway, operation).map(({ input }) => input as Input);
export const noticeText = () => document.querySelector('.notices')?.textContent ?? '';
export const viewerWith = (fields: object) => ({
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', ...fields } },
});
export const tabText = (name: RegExp) => screen.getByRole('tab', { name }).textContent;
