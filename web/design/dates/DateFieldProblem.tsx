import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import type { DateText } from './useDateText.ts';

/** Says that what was typed did not count, and what would. */
export function DateFieldProblem({ id, problem }: { id: string; problem: DateText['problem'] }) {
  const { t } = useTranslation();
  return (
    <span role="alert" id={id} className={problem === null ? undefined : 'err'}>
      {problem !== null && (
        <>
          <Icon name="info" />
          {t(problem.textKey, problem.parts)}
        </>
      )}
    </span>
  );
}
