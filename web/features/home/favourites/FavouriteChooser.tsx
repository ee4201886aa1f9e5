import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { type Application, type Choice, selectableModules } from './favourite-modules.ts';

interface FavouriteChooserProps {
  applications: readonly Application[];
  /** Codes of the modules that are favourites already. */
  saved: ReadonlySet<string>;
  /** Codes of the modules that are selected to become favourites. */
  chosen: ReadonlySet<string>;
  onToggle: (moduleCode: string) => void;
}

/** Maximum modules shown. To find others, the user narrows the search. */
const MAX_SHOWN = 200;

/**
 * Applications on the left, the modules of the selected one on the right. A search covers the
 * modules of all applications.
 */
export function FavouriteChooser({ applications, saved, chosen, onToggle }: FavouriteChooserProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [code, setCode] = useState(applications[0]?.code ?? null);
  const [searchText, setSearchText] = useState('');
  const searchTerm = searchText.trim().toLowerCase();
  const nameOf = (one: { i18nCode: string | null; name: string }) =>
    serverText(one.i18nCode, one.name);
  const found = applications
    .filter((application) => searchTerm !== '' || application.code === code)
    .flatMap((application) =>
      selectableModules(application).map((choice) => ({ application, choice })),
    )
    .filter(({ choice }) => nameOf(choice).toLowerCase().includes(searchTerm));
  return (
    <>
      <div className="in">
        <Icon name="search" />
        <TextInput
          type="search"
          aria-label={t('favourites.search')}
          placeholder={t('favourites.search')}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </div>
      <div className="favourites-panes">
        <ul className="favourites-apps" aria-label={t('favourites.applications')}>
          {applications.map((application) => (
            <li key={application.code}>
              <Button
                className="favourites-app clip"
                aria-pressed={searchTerm === '' && application.code === code}
                title={nameOf(application)}
                onClick={() => {
                  setSearchText('');
                  setCode(application.code);
                }}
              >
                {nameOf(application)}
              </Button>
            </li>
          ))}
        </ul>
        <fieldset className="favourites-modules">
          <legend className="sr">{t('favourites.modules')}</legend>
          {found.length === 0 && (
            <p className="favourites-none" role="status">
              {t(searchTerm === '' ? 'portal_text_204' : 'favourites.notFound')}
            </p>
          )}
          {found.slice(0, MAX_SHOWN).map(({ application, choice }) => (
            <ModuleLine
              key={`${application.code} ${choice.moduleCode}`}
              choice={choice}
              name={nameOf(choice)}
              detail={searchTerm === '' ? null : nameOf(application)}
              isSaved={saved.has(choice.moduleCode)}
              isChosen={chosen.has(choice.moduleCode)}
              onToggle={() => onToggle(choice.moduleCode)}
            />
          ))}
          {found.length > MAX_SHOWN && (
            <p className="small mute">{t('commonMenus.more', { 0: found.length - MAX_SHOWN })}</p>
          )}
        </fieldset>
      </div>
    </>
  );
}

interface ModuleLineProps {
  choice: Choice;
  name: string;
  /** The name of the application, shown when modules of several applications are listed. */
  detail: string | null;
  isSaved: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function ModuleLine({ choice, name, detail, isSaved, isChosen, onToggle }: ModuleLineProps) {
  return (
    <label className={`favourites-module ${isSaved ? 'favourites-saved' : ''}`}>
      <Checkbox checked={isSaved || isChosen} disabled={isSaved} onChange={onToggle} />
      <Icon name={choice.icon ?? 'file'} />
      <span className="clip" title={name}>
        {name}
      </span>
      {detail !== null && <span className="small mute clip favourites-detail">{detail}</span>}
    </label>
  );
}
