import type { LoadClient } from '../../platform/apollo/ClientLoader.tsx';
import type { SignInMutation } from './SignIn.gen.ts';

type SignedInViewer = NonNullable<NonNullable<SignInMutation['sessionSignIn']>['viewer']>;

/**
 * After a sign-in: asks the first queries of the workbench, which takes the answers when its code
 * runs, and clears the cache, because it may contain data of the previous account.
 */
export async function prepareWorkbench(
  loadClient: LoadClient,
  { userType, enterprise, session }: SignedInViewer,
): Promise<void> {
  window.askAfterSignIn?.({ userType, today: enterprise.today, scope: session.scope });
  await (await loadClient()).clearStore();
}
