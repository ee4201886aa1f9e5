import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../../design/forms/Checkbox.tsx';
import { SelectField } from '../../../../design/forms/SelectField.tsx';
import { TextInput } from '../../../../design/forms/TextInput.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { leafKeyOf, type Application, type MenuLeaf } from '../menu-rows.ts';

interface CommonMenuChoiceProps {
  applications: readonly Application[];
  chosen: readonly MenuLeaf[];
  onToggle: (leaf: MenuLeaf) => void;
}

/** Maximum menus in the list. More are found with the filter. */
const MAX_SHOWN = 200;

/** Checkboxes for the menus of one application, or for all menus whose names match the filter. */
export function CommonMenuChoice({ applications, chosen, onToggle }: CommonMenuChoiceProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [code, setCode] = useState(applications[0]?.code ?? '');
  const [filter, setFilter] = useState('');
  const filterText = filter.trim().toLowerCase();
  const ticked = new Set(chosen.map(leafKeyOf));
  const nameOf = ({ node }: MenuLeaf) => serverText(node.i18nCode, node.name);
  const found = applications
    .filter((application) => filterText !== '' || application.code === code)
    .flatMap((application) => (application.menus ?? []).map((node) => ({ application, node })))
    .filter((leaf) => leaf.node.isLeaf && nameOf(leaf).toLowerCase().includes(filterText));
  return (
    <section className="common-menus-pane">
      <div className="common-menus-find">
        <SelectField
          className="common-menus-select"
          name={t('commonMenus.application')}
          value={code}
          disabled={filterText !== ''}
          options={applications.map((application) => ({
            value: application.code,
            label: serverText(application.i18nCode, application.name),
          }))}
          onChange={setCode}
        />
        <div className="in">
          <Icon name="search" />
          <TextInput
            type="search"
            aria-label={t('commonMenus.filter')}
            placeholder={t('commonMenus.filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      </div>
      {found.length === 0 && (
        <p className="common-menus-none" role="status">
          {t('commonMenus.notFound')}
        </p>
      )}
      <ul className="common-menus-list">
        {found.slice(0, MAX_SHOWN).map((leaf) => (
          <li key={leafKeyOf(leaf)}>
            <label className="common-menus-line">
              <Checkbox checked={ticked.has(leafKeyOf(leaf))} onChange={() => onToggle(leaf)} />
              <span className="clip" title={nameOf(leaf)}>
                {nameOf(leaf)}
              </span>
              {filterText !== '' && (
                <span className="small mute">
                  {serverText(leaf.application.i18nCode, leaf.application.name)}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN && (
        <p className="small mute">{t('commonMenus.more', { 0: found.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
}
