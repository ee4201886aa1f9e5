import { useSignOut } from '../features/session/useSignOut.ts';
import { WorkbenchPage } from '../features/shell/WorkbenchPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
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
  const { signOut, failed } = useSignOut();
  return <WorkbenchPage screens={screens} home={<HomePage />} onSignOut={() => void signOut()} signOutFailed={failed} />;
}
