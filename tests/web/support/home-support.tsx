import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { FormattedExecutionResult } from 'graphql';
import { type ReactNode, useState } from 'react';
import { Observable } from 'rxjs';
import { createClient } from '../../../web/platform/apollo/create-client.ts';
import { createLanguage, type Language } from '../../../web/design/language/language.ts';
import { LanguageProvider } from '../../../web/design/language/LanguageContext.tsx';
import type { Locale } from '../../../web/design/language/locales.ts';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';
import { createSession, type Session } from '../../../web/platform/session/session.ts';
import { SessionProvider } from '../../../web/platform/session/SessionContext.tsx';
import { ViewerProvider, type Viewer } from '../../../web/platform/session/ViewerContext.tsx';
import { NoticesProvider } from '../../../web/design/feedback/Notices.tsx';
import { type OpenDialog, OpenDialogProvider } from '../../../web/platform/workbench/Dialogs.tsx';
import {
  type OpenModule,
  OpenModuleProvider,
} from '../../../web/platform/workbench/OpenModule.tsx';
import { viewer as usualViewer } from './home-fixtures.ts';

const packs = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS };

export function languageOf(locale: Locale): Promise<Language> {
  let stored = locale;
  return createLanguage({
    stored: {
      read: () => stored,
      write: (value) => {
        stored = value;
      },
    },
    loadTexts: (wanted) => Promise.resolve(packs[wanted]),
    root: document.documentElement,
  });
}

type Answer = FormattedExecutionResult | Error;

export interface Asked {
  operation: string;
  variables: Record<string, unknown>;
  /** Nobody did it: it does not count as use of the session. */
  background: boolean;
  answer: (result: Answer) => void;
}

/** A gateway that notes what it is asked and answers when it is told to, or at once by a table. */
export function fakeGateway(
  answers: Partial<Record<string, (variables: Record<string, unknown>) => Answer>> = {},
) {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const answer = (result: Answer) => {
          if (result instanceof Error) {
            observer.error(result);
            return;
          }
          observer.next(result);
          observer.complete();
        };
        const name = operation.operationName ?? '';
        const background = operation.getContext().background === true;
        asked.push({ operation: name, variables: operation.variables, background, answer });
        const ready = answers[name];
        if (ready) void Promise.resolve().then(() => answer(ready(operation.variables)));
      }),
  );
  return { asked, link, operations: () => asked.map(({ operation }) => operation) };
}

export function signedInSession(): Session {
  const session = createSession();
  session.signedIn('STAFF');
  return session;
}

interface SurroundingsProps {
  link: ApolloLink;
  language: Language;
  viewer?: Viewer;
  session?: Session;
  openModule?: OpenModule;
  openDialog?: OpenDialog;
  children: ReactNode;
}

/** What stands around every page of the workbench. */
export function Surroundings({
  link,
  language,
  viewer = usualViewer,
  session,
  openModule = () => undefined,
  openDialog = () => undefined,
  children,
}: SurroundingsProps) {
  const [own] = useState(() => session ?? signedInSession());
  const [client] = useState(() =>
    createClient({ locale: language.locale, session: own, transport: link }),
  );
  return (
    <ApolloProvider client={client}>
      <LanguageProvider language={language}>
        <ViewerProvider value={viewer}>
          <SessionProvider value={own}>
            <OpenModuleProvider value={openModule}>
              <OpenDialogProvider value={openDialog}>
                <NoticesProvider>{children}</NoticesProvider>
              </OpenDialogProvider>
            </OpenModuleProvider>
          </SessionProvider>
        </ViewerProvider>
      </LanguageProvider>
    </ApolloProvider>
  );
}
