import { Link } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { applicationPath, tabPath, workbenchPath } from '../../../platform/routes/paths.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { PartFailure, useIsInOutage } from '../parts/PartFailure.tsx';
import { menusPartOf } from '../parts/shell-parts.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { moduleOf, type Application, type MenuNode } from '../menu/menu-rows.ts';
import { ApplicationGlyph } from '../top-bar/ApplicationGlyph.tsx';

interface ApplicationCardProps {
  application: Application;
  /** Which menus match the filter; undefined to show all. */
  matches: ((node: MenuNode) => boolean) | undefined;
  parts: ShellParts;
}

/** Maximum menus on a card: enough to recognize the application, few enough to read at a glance. */
const MAX_MENUS = 6;

/**
 * The card of an application: a link to it in the workbench, its first menus, and a link to a
 * workbench with this application only.
 */
export function ApplicationCard({ application, matches, parts }: ApplicationCardProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { userType } = useViewer();
  const part = menusPartOf(application.code);
  const isInOutage = useIsInOutage(parts);
  const loading = parts.stateOf(part) === 'loading' && !isInOutage(part);
  const name = serverText(application.i18nCode, application.name);
  const leaves = (application.menus ?? []).filter(
    (node) => node.isLeaf && (matches?.(node) ?? true),
  );
  return (
    <li className="application-card">
      <Link className="application-card-head" to={workbenchPath(userType, application)}>
        <ApplicationGlyph name={name} logoUrl={application.logoUrl} />
        <b className="clip" title={name}>
          {name}
        </b>
      </Link>
      {loading ? (
        <div role="status">
          <span className="sr">{t('menu.loading')}</span>
          <SkeletonLines count={4} />
        </div>
      ) : application.menus === null ? (
        <PartFailure part={part} parts={parts} className="application-card-failed">
          <span>{t('menu.failed')}</span>
        </PartFailure>
      ) : (
        <ul className="application-card-menus">
          {leaves.slice(0, MAX_MENUS).map((node) => {
            const label = serverText(node.i18nCode, node.name);
            return (
              <li key={node.id}>
                <Link
                  className="clip"
                  title={label}
                  to={tabPath(userType, moduleOf({ application, node }))}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <Link className="application-card-alone small" to={applicationPath(application.code)}>
        {leaves.length > MAX_MENUS
          ? t('launchpad.allMenus', { 0: leaves.length })
          : t('launchpad.alone')}
        <span className="sr">{name}</span>
      </Link>
    </li>
  );
}
