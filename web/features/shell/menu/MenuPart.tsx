import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { PartFailure, useIsQuiet } from '../parts/PartFailure.tsx';
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
  const isQuiet = useIsQuiet(parts);
  const key = application === null ? 'applications' : menusOf(application.code);
  const state = parts.stateOf(key);
  // The message of the page speaks for what is down, also while it is asked for again.
  const quiet = isQuiet(key);
  if (state === 'asking' && !quiet) return <MenuShape lines={6} textKey="menu.loading" />;
  if (mini) return null;
  return (
    <MenuProblem
      application={application}
      applicationsFailed={application === null && state !== 'there'}
      quiet={quiet}
      onRetry={() => parts.retry(key)}
    />
  );
}

/** The same for the common menus, which come from a service of their own. */
export function CommonMenusPart({ parts, mini = false }: { parts: ShellParts; mini?: boolean }) {
  const { t } = useTranslation();
  const isQuiet = useIsQuiet(parts);
  const state = parts.stateOf('commonMenus');
  if (state === 'there' || isQuiet('commonMenus') || (mini && state === 'failed')) return null;
  if (state === 'asking') return <MenuShape lines={2} textKey="commonMenus.loading" />;
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
