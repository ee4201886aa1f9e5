import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { RadioButton } from '../../../design/forms/RadioButton.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import { ShortTable } from '../../../design/table/ShortTable.tsx';
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
          <Button kind="primary" busy={busy} onClick={() => onSave(chosenEdits(differences, mine))}>
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
        <ConflictTable differences={differences} theirs={theirs} mine={mine} onChoose={choose} />
      </div>
    </ModalDialog>
  );
}

interface ConflictTableProps {
  differences: readonly Difference[];
  theirs: ListRow;
  /** The names of the fields of which the user's own value is chosen. */
  mine: ReadonlySet<string>;
  onChoose: (name: string, isMine: boolean) => void;
}

/** Both values of each field. */
function ConflictTable({ differences, theirs, mine, onChoose }: ConflictTableProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const serverText = useServerText();
  const choiceOf = ({ column, ...values }: Difference, isMine: boolean) => (
    <Choice
      name={column.name}
      text={
        isMine
          ? textOf(column, values.mine)
          : textOf(column, values.theirs, theirs.values, theirs.labels[column.name])
      }
      chosen={mine.has(column.name) === isMine}
      onChoose={() => onChoose(column.name, isMine)}
    />
  );
  return (
    <ShortTable
      className="conflict-table"
      label={t('masterdata.conflict.title')}
      rows={differences}
      rowKey={({ column }) => column.name}
      columns={[
        {
          key: 'field',
          title: t('masterdata.field'),
          isRowHeader: true,
          cell: ({ column }) => serverText(column.i18nCode, column.title),
        },
        {
          key: 'mine',
          title: t('masterdata.conflict.mine'),
          cell: (difference) => choiceOf(difference, true),
        },
        {
          key: 'theirs',
          title: t('masterdata.conflict.theirs'),
          cell: (difference) => choiceOf(difference, false),
        },
      ]}
    />
  );
}

interface ChoiceProps {
  /** Both choices of a field have the same name, so that one of them is chosen. */
  name: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
}

/** One of the two values of a field. */
function Choice({ name, text, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="conflict-choice">
      <RadioButton name={`conflict-${name}`} checked={chosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  );
}
