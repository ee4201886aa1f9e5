import { ApolloProvider } from '@apollo/client/react';
import { use } from 'react';
import { useClientLoader } from '../apollo/ClientLoader.tsx';
import { useSignOut } from '../features/session/useSignOut.ts';
import { WorkbenchPage } from '../features/shell/WorkbenchPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { screens } from './screens.tsx';

/** The workbench with what it may open: here, and only here, the features meet. */
export function WorkbenchRoute() {
  const client = use(useClientLoader()());
  return (
    <ApolloProvider client={client}>
      <SignedInWorkbench />
    </ApolloProvider>
  );
}

function SignedInWorkbench() {
  const { signOut, failed } = useSignOut();
  return <WorkbenchPage screens={screens} home={<HomePage />} onSignOut={() => void signOut()} signOutFailed={failed} />;
}
