import { useTranslation } from 'react-i18next';
import { useOutage } from '../../../kit/outage/OutageProvider.tsx';
import { SkeletonLines } from '../../../kit/ui/Skeleton.tsx';
import { menusOf } from '../parts/shell-parts.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { MenuProblem } from './MenuProblem.tsx';
import type { Application } from './menu-rows.ts';

interface MenuPartProps {
  application: Application | null;
  parts: ShellParts;
  /** Folded to icons: there is room for a shape, and for no words. */
  mini?: boolean;
}

/** What stands in the place of the menu while it is on its way, or why there is none. The other applications and the page stand. */
export function MenuPart({ application, parts, mini = false }: MenuPartProps) {
  const { isOut } = useOutage();
  const key = application === null ? 'applications' : menusOf(application.code);
  const state = parts.stateOf(key);
  if (state === 'asking') return <MenuShape lines={6} textKey="menu.loading" />;
  if (mini) return null;
  return (
    <MenuProblem
      application={application}
      applicationsFailed={application === null && state === 'failed'}
      quiet={isOut}
      onRetry={() => parts.retry(key)}
    />
  );
}

/** The same for the common menus, which come from a service of their own. */
export function CommonMenusPart({ parts, mini = false }: { parts: ShellParts; mini?: boolean }) {
  const { t } = useTranslation();
  const { isOut } = useOutage();
  const state = parts.stateOf('commonMenus');
  if (state === 'there' || ((mini || isOut) && state === 'failed')) return null;
  if (state === 'asking') return <MenuShape lines={2} textKey="commonMenus.loading" />;
  return (
    <div className="menu-problem" role="alert">
      <span>{t('commonMenus.failed')}</span>
      <button className="btn" type="button" onClick={() => parts.retry('commonMenus')}>
        {t('retry')}
      </button>
    </div>
  );
}

function MenuShape({ lines, textKey }: { lines: number; textKey: string }) {
  const { t } = useTranslation();
  return (
    <div className="menu-shape" role="status">
      <span className="sr">{t(textKey)}</span>
      <SkeletonLines count={lines} />
    </div>
  );
}
