import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Popover } from '../../../design/overlay/Popover.tsx';
import { ApplicationTiles } from './ApplicationTiles.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';
import type { Application } from '../menu/menu-rows.ts';
import './ApplicationSwitcher.css';

interface ApplicationSwitcherProps {
  applications: readonly Application[];
  current: Application;
  parts: ShellParts;
  onChoose: (application: Application) => void;
}

/** The name of the current application; a button that opens a list if there are others. */
export function ApplicationSwitcher({
  applications,
  current,
  parts,
  onChoose,
}: ApplicationSwitcherProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [filter, setFilter] = useState('');
  const name = serverText(current.i18nCode, current.name);
  if (applications.length < 2) {
    return (
      <span className="top-bar-item">
        <Icon name="grid" />
        <b className="clip">{name}</b>
      </span>
    );
  }
  return (
    <Popover
      label={t('app.switch')}
      className="top-bar-item"
      trigger={
        <>
          <Icon name="grid" />
          <b className="clip">{name}</b>
          <Icon name="down" />
        </>
      }
    >
      {(close) => (
        <div className="application-switcher">
          <div className="in">
            <Icon name="search" />
            <TextInput
              // The user opened the panel to find an application, so the field gets the focus.
              ref={(input) => input?.focus()}
              type="search"
              value={filter}
              aria-label={t('app.filter')}
              placeholder={t('app.filter')}
              onChange={(event) => setFilter(event.target.value)}
            />
          </div>
          <ApplicationTiles
            applications={applications}
            currentCode={current.code}
            parts={parts}
            filter={filter}
            onChoose={(application) => {
              setFilter('');
              close();
              onChoose(application);
            }}
          />
        </div>
      )}
    </Popover>
  );
}
