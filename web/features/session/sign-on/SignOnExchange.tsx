import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../../apollo/ClientLoader.tsx';
import { codeOf, failureOf } from '../../../apollo/failure.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { reasonText } from '../../../kit/language/reason.ts';
import { useSession } from '../../../kit/session/SessionContext.tsx';
import { Spinner } from '../../../kit/ui/Spinner.tsx';
import { SignInByCodeDocument } from './SignInByCode.gen.ts';
import { SignOnQuestion } from './SignOnQuestion.tsx';
import { SignOnVisitorDocument, type SignOnVisitorQuery } from './SignOnVisitor.gen.ts';

interface SignOnExchangeProps {
  code: string;
  onRefused: (reason: string) => void;
}

type Visitor = NonNullable<SignOnVisitorQuery['viewer']>;

/** Answers that say of a session that nobody is there who could be asked. */
const nobodyThere: readonly (string | null)[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED', 'SESSION_LOCKED'];

/**
 * Exchanges the code that single sign-on has sent the browser back with. A code counts once, so it is sent once, and not before whoever is
 * signed in already has agreed.
 */
export function SignOnExchange({ code, onRefused }: SignOnExchangeProps) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const begun = useRef(false);
  const [visitor, setVisitor] = useState<Visitor | null>(null);

  async function exchange() {
    setVisitor(null);
    try {
      const client = await loadClient();
      const { data } = await client.mutate({
        mutation: SignInByCodeDocument,
        variables: { input: { code } },
        fetchPolicy: 'no-cache',
      });
      const { viewer, userErrors } = payloadOf(data.sessionSignInByCode);
      if (viewer === null) {
        onRefused(userErrors[0]?.message ?? t('login.signOn.refused'));
        return;
      }
      await client.clearStore();
      session.signedIn(viewer.userType, viewer.id);
    } catch (error) {
      onRefused(reasonText(t, failureOf(error)));
    }
  }

  /** Without an answer it is not known who is here, and then nobody's session may be replaced. */
  async function askWhoIsHere(): Promise<void> {
    const client = await loadClient();
    const { data, error } = await client.query({ query: SignOnVisitorDocument, fetchPolicy: 'no-cache' });
    const here = data?.viewer ?? null;
    if (here !== null) setVisitor(here);
    else if (error === undefined || nobodyThere.includes(codeOf(error))) await exchange();
    else onRefused(reasonText(t, failureOf(error)));
  }

  const begin = useEffectEvent(() => {
    askWhoIsHere().catch((error: unknown) => onRefused(reasonText(t, failureOf(error))));
  });
  useEffect(function beginOnce() {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);

  if (visitor !== null) {
    return (
      <SignOnQuestion
        name={visitor.name}
        onReplace={() => void exchange()}
        onStay={() => session.signedIn(visitor.userType, visitor.id)}
      />
    );
  }
  return (
    <p className="login-notice" role="status">
      <Spinner />
      {t('login.signOn.running')}
    </p>
  );
}
