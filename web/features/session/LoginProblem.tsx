import { useTranslation } from '../../design/language/useTranslation.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SignInOutcome } from './sign-in.ts';
import { reasonText } from '../../design/feedback/reason.ts';

/** The message above the submit button: why the sign-in failed and what to do. */
export function LoginProblem({
  problem,
}: {
  problem: Exclude<SignInOutcome, { kind: 'signed-in' }> | null;
}) {
  const { t } = useTranslation();
  if (problem === null || (problem.kind === 'refused' && problem.reason === null)) return null;
  return (
    <div className="login-problem" role="alert">
      <Icon name="alert" />
      <div>
        <b>{t('login.failed')}</b>
        {problem.kind === 'failed' && (
          <>
            <p>{reasonText(t, problem.failure)}</p>
            {problem.failure.requestId !== null && (
              <p className="small">{t('failure.requestId', { 0: problem.failure.requestId })}</p>
            )}
          </>
        )}
        {problem.kind === 'refused' && problem.reason !== null && (
          <p>{'message' in problem.reason ? problem.reason.message : t(problem.reason.textKey)}</p>
        )}
      </div>
    </div>
  );
}
