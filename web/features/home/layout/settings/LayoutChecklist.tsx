import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../../design/forms/Checkbox.tsx';
import { TextInput } from '../../../../design/forms/TextInput.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import type { ChecklistLine } from './checklist.ts';
import { LayoutProblemNote } from '../LayoutProblemNote.tsx';
import { SortableLines } from './SortableLines.tsx';
import type { Checklist } from './useChecklist.ts';

/** Longer lists can be searched. */
const MAX_LINES_WITHOUT_SEARCH = 12;

interface LayoutChecklistProps {
  checklist: Checklist;
  onDragging: (dragging: boolean) => void;
}

/** The list of offered cards, which the user checks and sorts. */
export function LayoutChecklist({ checklist, onDragging }: LayoutChecklistProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [filter, setFilter] = useState('');
  const { lines, ticked, limit, refused, problem, saving, change } = checklist;
  const titleOf = ({ i18nCode, name }: ChecklistLine) => serverText(i18nCode, name);
  const searchTerm = filter.trim().toLowerCase();
  const shown = lines.filter((line) => titleOf(line).toLowerCase().includes(searchTerm));
  const toggle = (changed: ChecklistLine) =>
    change(
      lines.map((line) => (line === changed ? { ...line, isChecked: !line.isChecked } : line)),
    );
  return (
    <>
      <div className="layout-settings-head">
        <p className="grow mute">{t('layout.hint')}</p>
        <b>{t('layout.count', { 0: ticked, 1: limit })}</b>
      </div>
      {refused !== null && (
        <p className="err" role="alert">
          {t(refused, { 0: limit })}
        </p>
      )}
      <LayoutProblemNote
        problem={problem}
        busy={saving}
        onLoad={checklist.load}
        onOverwrite={(saved) => void checklist.overwrite(saved)}
      />
      {lines.length > MAX_LINES_WITHOUT_SEARCH && (
        <div className="in">
          <Icon name="search" />
          <TextInput
            type="search"
            aria-label={t('layout.find')}
            placeholder={t('layout.find')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p className="layout-settings-none" role="status">
          {t('layout.notFound')}
        </p>
      ) : (
        <SortableLines
          label={t('layout.list')}
          sortable={searchTerm === ''}
          onMove={(from, to) => change(arrayMove([...lines], from, to))}
          onDragging={onDragging}
          lines={shown.map((line) => ({
            code: line.code,
            title: titleOf(line),
            content: (
              <label className="layout-settings-tick">
                <Checkbox checked={line.isChecked} onChange={() => toggle(line)} />
                <span className="clip" title={titleOf(line)}>
                  {titleOf(line)}
                </span>
              </label>
            ),
          }))}
        />
      )}
    </>
  );
}
