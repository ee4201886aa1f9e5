import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../kit/language/useServerText.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { ApplicationGlyph } from './ApplicationGlyph.tsx';
import type { Application } from '../menu/menu-rows.ts';

interface ApplicationTilesProps {
  applications: readonly Application[];
  currentCode: string;
  filter: string;
  onChoose: (application: Application) => void;
}

/** Applications as tiles, three in a row; the current one has the selection's ground and a tick. */
export function ApplicationTiles({ applications, currentCode, filter, onChoose }: ApplicationTilesProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const wanted = filter.trim().toLowerCase();
  const named = applications.map((application) => ({ application, name: serverText(application.i18nCode, application.name) }));
  const found = named.filter(({ name, application }) => `${name} ${application.code}`.toLowerCase().includes(wanted));
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
        <button
          key={application.id}
          type="button"
          aria-pressed={application.code === currentCode}
          onClick={() => onChoose(application)}
        >
          <ApplicationGlyph name={name} logoUrl={application.logoUrl} />
          {name}
          {application.code === currentCode && (
            <span className="application-tiles-tick">
              <Icon name="check" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
