import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../../apollo/ClientLoader.tsx';
import { failureOf } from '../../../apollo/failure.ts';
import { useSession } from '../../../kit/session/SessionContext.tsx';
import { Spinner } from '../../../kit/ui/Spinner.tsx';
import { SignInByCodeDocument } from './SignInByCode.gen.ts';

interface SignOnExchangeProps {
  code: string;
  onRefused: (reason: string) => void;
}

/** Exchanges the code that single sign-on has sent the browser back with. A code counts once, so it is sent once. */
export function SignOnExchange({ code, onRefused }: SignOnExchangeProps) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const sent = useRef(false);

  const exchange = useEffectEvent(async () => {
    try {
      const client = await loadClient();
      const { data } = await client.mutate({
        mutation: SignInByCodeDocument,
        variables: { input: { code } },
        fetchPolicy: 'no-cache',
      });
      const { viewer, userErrors } = data.sessionSignInByCode;
      if (viewer === null) {
        onRefused(userErrors[0]?.message ?? t('login.signOn.refused'));
        return;
      }
      await client.clearStore();
      session.signedIn(viewer.userType, viewer.id);
    } catch (error) {
      onRefused(t(failureOf(error).textKey));
    }
  });
  useEffect(function exchangeOnce() {
    if (sent.current) return;
    sent.current = true;
    void exchange();
  }, []);
  return (
    <p className="login-notice" role="status">
      <Spinner />
      {t('login.signOn.running')}
    </p>
  );
}
