import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { ListRow } from '../list-module.ts';
import { chosenEdits, type Difference, differencesOf } from './conflict.ts';
import './ConflictDialog.css';

interface ConflictDialogProps {
  columns: readonly Column[];
  before: ListRow;
  edits: FieldValues;
  theirs: ListRow;
  busy: boolean;
  onSave: (edits: FieldValues) => void;
  onClose: () => void;
}

/**
 * Shown when another user has saved the same row. The user chooses a value for each field that
 * differs.
 */
export function ConflictDialog({
  columns,
  before,
  edits,
  theirs,
  busy,
  onSave,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation();
  const [differences] = useState(() => differencesOf(columns, before, edits, theirs));
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isTyped }) => isTyped).map(({ column }) => column.name)),
  );
  const choose = (name: string, isMine: boolean) =>
    setMine(
      (old) => new Set(isMine ? [...old, name] : [...old].filter((column) => column !== name)),
    );
  const all = () => new Set(differences.map(({ column }) => column.name));
  return (
    <ModalDialog
      title={t('masterdata.conflict.title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('masterdata.conflict.back')}
          </Button>
          <Button
            kind="primary"
            disabled={busy}
            onClick={() => onSave(chosenEdits(differences, mine))}
          >
            {t('masterdata.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-parts">
        <p>{t('masterdata.conflict.body', { 0: theirs.name })}</p>
        <div className="conflict-all">
          <Button kind="plain" onClick={() => setMine(all())}>
            {t('masterdata.conflict.allMine')}
          </Button>
          <Button kind="plain" onClick={() => setMine(new Set())}>
            {t('masterdata.conflict.allTheirs')}
          </Button>
        </div>
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">{t('masterdata.field')}</th>
              <th scope="col">{t('masterdata.conflict.mine')}</th>
              <th scope="col">{t('masterdata.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <ConflictLine
                key={difference.column.name}
                difference={difference}
                theirs={theirs}
                isMine={mine.has(difference.column.name)}
                onChoose={(isMine) => choose(difference.column.name, isMine)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </ModalDialog>
  );
}

interface ConflictLineProps {
  difference: Difference;
  theirs: ListRow;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function ConflictLine({
  difference: { column, mine, theirs: theirValue },
  theirs,
  isMine,
  onChoose,
}: ConflictLineProps) {
  const textOf = useFieldText();
  const title = useServerText()(column.i18nCode, column.title);
  const choice = (text: string, chosen: boolean, value: boolean) => (
    <td>
      <label className="conflict-choice">
        <input
          type="radio"
          className="field-radio"
          name={`conflict-${column.name}`}
          checked={chosen}
          onChange={() => onChoose(value)}
        />
        <span>{text}</span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{title}</th>
      {choice(textOf(column, mine), isMine, true)}
      {choice(
        textOf(column, theirValue, theirs.values, theirs.labels[column.name]),
        !isMine,
        false,
      )}
    </tr>
  );
}
