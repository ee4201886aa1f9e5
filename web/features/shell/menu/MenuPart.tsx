import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { PartFailure, useIsInOutage } from '../parts/PartFailure.tsx';
import { menusPartOf } from '../parts/shell-parts.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { MenuProblem } from './MenuProblem.tsx';
import type { Application } from './menu-rows.ts';

interface MenuPartProps {
  application: Application | null;
  parts: ShellParts;
  /** The menu is folded to icons: there is room for a skeleton, but not for texts. */
  mini?: boolean;
}

/** Shown instead of the menu: a skeleton while it is loading, or the reason why there is none. */
export function MenuPart({ application, parts, mini = false }: MenuPartProps) {
  const isInOutage = useIsInOutage(parts);
  const key = application === null ? 'applications' : menusPartOf(application.code);
  const state = parts.stateOf(key);
  // The outage banner already covers failed parts, also while they are retried.
  const quiet = isInOutage(key);
  if (state === 'loading' && !quiet) return <MenuShape lines={6} textKey="menu.loading" />;
  if (mini) return null;
  return (
    <MenuProblem
      application={application}
      applicationsFailed={application === null && state !== 'loaded'}
      quiet={quiet}
      onRetry={() => parts.retry(key)}
    />
  );
}

/** The same for the common menus, which come from a different service. */
export function CommonMenusPart({ parts, mini = false }: { parts: ShellParts; mini?: boolean }) {
  const { t } = useTranslation();
  const hasFeature = useHasFeature();
  const isInOutage = useIsInOutage(parts);
  const state = parts.stateOf('commonMenus');
  if (!hasFeature('COMMON_MENUS')) return null;
  if (state === 'loaded' || isInOutage('commonMenus') || (mini && state === 'failed')) return null;
  if (state === 'loading') return <MenuShape lines={2} textKey="commonMenus.loading" />;
  return (
    <PartFailure part="commonMenus" parts={parts} className="menu-problem">
      <span>{t('commonMenus.failed')}</span>
    </PartFailure>
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
