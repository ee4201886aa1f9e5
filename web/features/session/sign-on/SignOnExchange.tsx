import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { codeOf, failureOf } from '../../../platform/apollo/failure.ts';
import { sendCommand } from '../../../platform/data/send-command.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { prepareWorkbench } from '../prepare-workbench.ts';
import { SignInByCodeDocument } from './SignInByCode.gen.ts';
import { SignOnQuestion } from './SignOnQuestion.tsx';
import { SignOnUnrequested } from './SignOnUnrequested.tsx';
import type { SignOnAnswer } from './useSignOnCode.ts';
import { SignOnVisitorDocument, type SignOnVisitorQuery } from './SignOnVisitor.gen.ts';

interface SignOnExchangeProps {
  answer: SignOnAnswer;
  onRefused: (reason: string) => void;
  /** The user does not want to use this code. */
  onCancel: () => void;
}

type Visitor = NonNullable<SignOnVisitorQuery['viewer']>;

/** Error codes that mean there is no usable session, so there is no user to ask. */
const signedOutCodes: readonly (string | null)[] = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_LOCKED',
];

/**
 * Signs in with the code that single sign-on added to the address. A code is valid once, so it is
 * sent once. If another user is signed in, that user has to agree first.
 */
export function SignOnExchange({ answer, onRefused, onCancel }: SignOnExchangeProps) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const isStarted = useRef(false);
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [isUnrequested, setUnrequested] = useState(false);

  async function exchange(confirmed = false) {
    setVisitor(null);
    setUnrequested(false);
    const input = { ...answer, isConfirmed: confirmed };
    const document = SignInByCodeDocument;
    const outcome = await sendCommand(loadClient, document, { input }, ({ viewer }) => viewer);
    if (outcome.kind === 'done') {
      await prepareWorkbench(loadClient, outcome.result);
      session.signedIn(outcome.result.userType, outcome.result.id);
    } else if (outcome.kind !== 'refused') onRefused(reasonText(t, outcome.failure));
    else if (outcome.error.code === 'STATE_MISMATCH') setUnrequested(true);
    else onRefused(outcome.error.message);
  }

  /** Checks whether a user is signed in. If that is unknown, no session may be replaced. */
  async function checkVisitor(): Promise<void> {
    const client = await loadClient();
    const { data, error } = await client.query({
      query: SignOnVisitorDocument,
      fetchPolicy: 'no-cache',
    });
    const signedIn = data?.viewer ?? null;
    if (signedIn !== null) setVisitor(signedIn);
    else if (error === undefined || signedOutCodes.includes(codeOf(error))) await exchange();
    else onRefused(reasonText(t, failureOf(error)));
  }

  const start = useEffectEvent(() => {
    checkVisitor().catch((error: unknown) => onRefused(reasonText(t, failureOf(error))));
  });
  useEffect(function startOnce() {
    if (isStarted.current) return;
    isStarted.current = true;
    start();
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
