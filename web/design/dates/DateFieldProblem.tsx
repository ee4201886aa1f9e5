import { useTranslation } from '../language/useTranslation.ts';
import { Icon } from '../icons/Icon.tsx';
import type { DateText } from './useDateText.ts';

/** Reports that the typed text was not accepted, and what would be. */
export function DateFieldProblem({ id, problem }: { id: string; problem: DateText['problem'] }) {
  const { t } = useTranslation();
  return (
    <span role="alert" id={id} className={problem === null ? undefined : 'err'}>
      {problem !== null && (
        <>
          <Icon name="info-circle" />
          {t(problem.textKey, problem.parts)}
        </>
      )}
    </span>
  );
}
