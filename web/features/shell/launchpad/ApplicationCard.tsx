import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { applicationPath, tabPath, workbenchPath } from '../../../platform/routes/paths.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { PartFailure, useIsQuiet } from '../parts/PartFailure.tsx';
import { menusOf } from '../parts/shell-parts.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { moduleOf, type Application, type MenuNode } from '../menu/menu-rows.ts';
import { ApplicationGlyph } from '../top-bar/ApplicationGlyph.tsx';

interface ApplicationCardProps {
  application: Application;
  /** Which of its menus are looked for; left out to show the first ones. */
  matches: ((node: MenuNode) => boolean) | undefined;
  parts: ShellParts;
}

/** How many menus a card shows: enough to know the application by, few enough to read at a glance. */
const mostMenus = 6;

/** An application as a card: its way into the workbench, its first menus, and the workbench of it alone. */
export function ApplicationCard({ application, matches, parts }: ApplicationCardProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { userType } = useViewer();
  const part = menusOf(application.code);
  const isQuiet = useIsQuiet(parts);
  const asking = parts.stateOf(part) === 'asking' && !isQuiet(part);
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
      {asking ? (
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
          {leaves.slice(0, mostMenus).map((node) => {
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
        {leaves.length > mostMenus
          ? t('launchpad.allMenus', { 0: leaves.length })
          : t('launchpad.alone')}
        <span className="sr">{name}</span>
      </Link>
    </li>
  );
}
