import { screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SignedInRoute } from '../../../../../web/app/SignedInRoute.tsx';
import { WorkbenchPage } from '../../../../../web/features/shell/WorkbenchPage.tsx';
import type {
  EmbeddedScreenProps,
  ScreenProps,
} from '../../../../../web/platform/workbench/screens.ts';
import { moduleAnswer, signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import { type Answers } from '../../../support/fake-gateway.ts';
import { renderPortal } from '../../../support/render-portal.tsx';

interface TabsOptions {
  path?: string;
  /** The screen of every module. */
  screen: ComponentType<ScreenProps>;
  embedded?: ComponentType<EmbeddedScreenProps>;
  home?: ReactNode;
  viewer?: object;
  answers?: Answers;
}

/** Renders the workbench with a screen of the test in every tab. */
export async function renderTabs({
  path = '/page',
  screen: Screen,
  embedded,
  home = <p>home</p>,
  viewer = viewerOf(),
  answers = {},
}: TabsOptions) {
  const Module: NonNullable<Answers[string]> = ({ code }) =>
    moduleAnswer(code, {
      __typename: 'BuiltInScreen',
      screen: 'own',
      parameters: [{ __typename: 'ScreenParameter', name: 'about', value: String(code) }],
    });
  const app = await renderPortal({
    path,
    answers: signedIn(viewer, { Module, ...answers }),
    routes: (
      <>
        <Suspense>
          <SignedInRoute waiting={null}>
            <WorkbenchPage screens={{ own: Screen }} home={home} {...(embedded && { embedded })} />
          </SignedInRoute>
        </Suspense>
        <HistoryButtons />
      </>
    ),
  });
  await screen.findByRole('tree');
  return app;
}

/** The back and forward buttons of a browser. */
function HistoryButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        browser forward
      </button>
    </>
  );
}

export const note = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
