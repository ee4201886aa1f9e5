import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { codeOf, failureOf } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { SignInByCodeDocument } from './SignInByCode.gen.ts';
import { SignOnQuestion } from './SignOnQuestion.tsx';
import { SignOnUnrequested } from './SignOnUnrequested.tsx';
import type { SignOnAnswer } from './useSignOnCode.ts';
import { SignOnVisitorDocument, type SignOnVisitorQuery } from './SignOnVisitor.gen.ts';

interface SignOnExchangeProps {
  answer: SignOnAnswer;
  onRefused: (reason: string) => void;
  /** The user wants nothing of this code. */
  onCancel: () => void;
}

type Visitor = NonNullable<SignOnVisitorQuery['viewer']>;

/** Answers that say of a session that nobody is there who could be asked. */
const nobodyThere: readonly (string | null)[] = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_LOCKED',
];

/**
 * Exchanges the code that single sign-on has sent the browser back with. A code counts once, so it is sent once, and not before whoever is
 * signed in already has agreed.
 */
export function SignOnExchange({ answer, onRefused, onCancel }: SignOnExchangeProps) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const begun = useRef(false);
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [isUnrequested, setUnrequested] = useState(false);

  async function exchange(confirmed = false) {
    setVisitor(null);
    setUnrequested(false);
    try {
      const client = await loadClient();
      const { data } = await client.mutate({
        mutation: SignInByCodeDocument,
        variables: { input: { ...answer, confirmed } },
        fetchPolicy: 'no-cache',
      });
      const { viewer, userErrors } = payloadOf(data.sessionSignInByCode);
      if (userErrors[0]?.code === 'STATE_MISMATCH') {
        setUnrequested(true);
        return;
      }
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
    const { data, error } = await client.query({
      query: SignOnVisitorDocument,
      fetchPolicy: 'no-cache',
    });
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
  if (isUnrequested)
    return <SignOnUnrequested onConfirm={() => void exchange(true)} onCancel={onCancel} />;
  return (
    <p className="login-notice" role="status">
      <Spinner />
      {t('login.signOn.running')}
    </p>
  );
}
