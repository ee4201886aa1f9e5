import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { Application } from './menu-rows.ts';

interface MenuProblemProps {
  application: Application | null;
  applicationsFailed: boolean;
  /** The outage banner already reports the failure and offers a retry. */
  quiet: boolean;
  onRetry: () => void;
}

interface Problem {
  titleKey: string;
  bodyKey?: string;
  canRetry: boolean;
}

const problems = {
  applicationsFailed: { titleKey: 'app.failed', canRetry: true },
  noApplication: { titleKey: 'app.empty', canRetry: false },
  menuFailed: { titleKey: 'menu.failed', bodyKey: 'menu.failed.body', canRetry: true },
  menuEmpty: { titleKey: 'menu.empty', canRetry: false },
} as const satisfies Readonly<Record<string, Problem>>;

/** Explains why the menu is empty. */
export function MenuProblem({ application, applicationsFailed, quiet, onRetry }: MenuProblemProps) {
  const { t } = useTranslation();
  const problem = problemOf(application, applicationsFailed);
  if (problem === null) return null;
  const canRetry = problem.canRetry && !quiet;
  return (
    <div className="menu-problem" role={canRetry ? 'alert' : 'note'}>
      <b>{t(problem.titleKey)}</b>
      {problem.bodyKey !== undefined && <p>{t(problem.bodyKey)}</p>}
      {canRetry && (
        <Button kind="plain" onClick={onRetry}>
          <Icon name="refresh" />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function problemOf(application: Application | null, applicationsFailed: boolean): Problem | null {
  if (applicationsFailed) return problems.applicationsFailed;
  if (application === null) return problems.noApplication;
  if (application.menus === null) return problems.menuFailed;
  return application.menus.length === 0 ? problems.menuEmpty : null;
}
