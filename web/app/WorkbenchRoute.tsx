import { WorkbenchPage } from '../features/shell/WorkbenchPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { useSessionActions } from '../kit/session/SessionActions.tsx';
import { screens } from './screens.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

/** The workbench with what it may open: here, and only here, the features meet. */
export function WorkbenchRoute() {
  return (
    <SignedInRoute>
      <SignedInWorkbench />
    </SignedInRoute>
  );
}

function SignedInWorkbench() {
  const { signOut, signOutFailed } = useSessionActions();
  return <WorkbenchPage screens={screens} home={<HomePage />} onSignOut={signOut} signOutFailed={signOutFailed} />;
}
