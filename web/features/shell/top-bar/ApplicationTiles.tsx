import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { ApplicationGlyph } from './ApplicationGlyph.tsx';
import { menusPartOf, type PartState } from '../parts/shell-parts.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import type { Application } from '../menu/menu-rows.ts';

interface ApplicationTilesProps {
  applications: readonly Application[];
  currentCode: string;
  parts: ShellParts;
  filter: string;
  onChoose: (application: Application) => void;
}

/** Applications as tiles; the current one is highlighted and has a check mark. */
export function ApplicationTiles({
  applications,
  currentCode,
  parts,
  filter,
  onChoose,
}: ApplicationTilesProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const filterText = filter.trim().toLowerCase();
  const named = applications.map((application) => ({
    application,
    name: serverText(application.i18nCode, application.name),
  }));
  const found = named.filter(({ name, application }) =>
    `${name} ${application.code}`.toLowerCase().includes(filterText),
  );
  if (found.length === 0) {
    return (
      <p className="application-tiles-none" role="status">
        {t('app.none')}
      </p>
    );
  }
  return (
    <div className="application-tiles">
      {found.map(({ application, name }) => (
        <Button
          key={application.id}
          aria-pressed={application.code === currentCode}
          onClick={() => onChoose(application)}
        >
          <ApplicationGlyph name={name} logoUrl={application.logoUrl} />
          {name}
          <MenusState state={parts.stateOf(menusPartOf(application.code))} />
          {application.code === currentCode && (
            <span className="application-tiles-tick">
              <Icon name="check" />
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}

/**
 * Whether the menus of an application are loading or failed. Choosing it shows them, or a retry.
 */
function MenusState({ state }: { state: PartState }) {
  const { t } = useTranslation();
  if (state === 'loaded') return null;
  return (
    <span className="application-tiles-state small">
      {state === 'loading' && <Skeleton width="100%" height="0.375rem" />}
      <span className={state === 'loading' ? 'sr' : 'err'}>
        {t(state === 'loading' ? 'menu.loading' : 'menu.failed')}
      </span>
    </span>
  );
}
