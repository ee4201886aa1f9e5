import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { paths } from '../../../../platform/routes/paths.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { stepActions } from './editor-keys.ts';
import { ResetDialog } from '../ResetDialog.tsx';
import type { LayoutEditor } from './useLayoutEditor.ts';

interface EditorHeadProps {
  title: string;
  editor: LayoutEditor;
  /** On narrow screens a list replaces the grid. Its lines contain the actions of the cards. */
  isNarrow: boolean;
  onRemove: (code: string) => void;
}

/** The sticky head of the editor with the actions for the layout and for the selected card. */
export function EditorHead({ title, editor, isNarrow, onRemove }: EditorHeadProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { act, canUndo, canRedo, saving, unsaved } = editor;
  const historyActions = [
    { type: 'undo', textKey: 'layout.undo', off: !canUndo },
    { type: 'redo', textKey: 'layout.redo', off: !canRedo },
  ] as const;
  return (
    <div className="layout-head">
      <div className="layout-head-line">
        <h1 tabIndex={-1}>{title}</h1>
        {unsaved && <span className="layout-unsaved">{t('layout.unsavedMark')}</span>}
        <span className="grow" />
        {historyActions.map(({ type, textKey, off }) => (
          <Button
            key={type}
            kind="icon"
            aria-label={t(textKey)}
            title={t(textKey)}
            aria-disabled={off}
            onClick={() => act({ type })}
          >
            <Icon name={type} />
          </Button>
        ))}
        <Button kind="plain" busy={saving} onClick={() => setIsAsking(true)}>
          {t('layout.reset')}
        </Button>
        <Link className="btn" to={paths.home_index}>
          {t('layout.back')}
        </Link>
        <Button
          kind="primary"
          aria-busy={saving}
          onClick={() => {
            if (!saving) void editor.save();
          }}
        >
          {t('layout.save')}
        </Button>
      </div>
      {!isNarrow && <SelectedCard editor={editor} onRemove={onRemove} />}
      {isAsking && (
        <ResetDialog
          onCancel={() => setIsAsking(false)}
          onReset={() => {
            setIsAsking(false);
            void editor.reset();
          }}
        />
      )}
    </div>
  );
}

function SelectedCard({
  editor: { selected, act },
  onRemove,
}: Pick<EditorHeadProps, 'editor' | 'onRemove'>) {
  const { t } = useTranslation();
  if (selected === null) return <p className="layout-selected mute">{t('layout.selectHint')}</p>;
  const { code, title, kind } = selected;
  const labelOf = (action: string) => t('layout.actOn', { 0: title, 1: action });
  return (
    <div className="layout-selected" role="group" aria-label={t('layout.selected', { 0: title })}>
      <b className="clip">{t('layout.selected', { 0: title })}</b>
      {stepActions.map(({ textKey, icon, ...step }) => (
        <Button
          key={textKey}
          kind="icon"
          aria-label={labelOf(t(textKey))}
          title={t(textKey)}
          onClick={() => act({ type: 'step', code, minSize: kind.minSize, ...step })}
        >
          <Icon name={icon} />
        </Button>
      ))}
      <Button
        kind="icon"
        aria-label={labelOf(t('layout.act.remove'))}
        title={t('layout.act.remove')}
        onClick={() => onRemove(code)}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
