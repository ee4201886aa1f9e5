import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { OpinionDialog } from '../approval/opinion/OpinionDialog.tsx';
import { useButtonTexts } from '../approval/useButtonTexts.ts';
import { type BatchButton, commonButtons } from './batch.ts';
import { PressProblemText } from './PressProblemText.tsx';
import type { Approval } from './useApprovals.ts';
import type { useBatch } from './useBatch.ts';

interface BatchBarProps {
  /** The ticked rows, in the order of the list. */
  rows: readonly Approval[];
  batch: ReturnType<typeof useBatch>;
  onClear: () => void;
}

/**
 * The actions for the ticked rows: the buttons that all of these rows have, with the names given by
 * the services.
 */
export function BatchBar({ rows, batch, onClear }: BatchBarProps) {
  const { t } = useTranslation();
  const { nameOf, hintOf } = useButtonTexts();
  const [dialogButton, setDialogButton] = useState<BatchButton | null>(null);
  const [problemOf, setProblemOf] = useState<'bar' | 'dialog'>('bar');
  if (rows.length === 0 && dialogButton === null) return null;
  const buttons = commonButtons(rows);
  const problem = batch.problem === null ? null : <PressProblemText problem={batch.problem} />;
  async function press(button: BatchButton, opinion: string | null) {
    if (await batch.press(button, rows, opinion)) setDialogButton(null);
  }
  function begin(button: BatchButton) {
    batch.reset();
    setProblemOf(button.isOpinionRequired ? 'dialog' : 'bar');
    if (button.isOpinionRequired) setDialogButton(button);
    else void press(button, null);
  }
  return (
    <div className="batch-bar" role="group" aria-label={t('approvals.batch')}>
      <span role="status">{t('rows.selected', { 0: formatCount(rows.length).text })}</span>
      {buttons.map((button) => (
        <Button
          key={`${button.action}.${button.name}`}
          kind="plain"
          className={`batch-${button.style.toLowerCase()}`}
          title={hintOf(button) ?? undefined}
          busy={batch.busy}
          onClick={() => begin(button)}
        >
          {nameOf(button)}
        </Button>
      ))}
      {buttons.length === 0 && <span className="mute small">{t('approvals.batch.noCommon')}</span>}
      <Button kind="quiet" onClick={onClear}>
        {t('rows.clearSelection')}
      </Button>
      {problem !== null && problemOf === 'bar' && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {dialogButton !== null && (
        <OpinionDialog
          title={t('approvals.batch.title', {
            0: nameOf(dialogButton),
            1: formatCount(rows.length).text,
          })}
          hint={hintOf(dialogButton)}
          form={[]}
          isOpinionRequired
          busy={batch.busy}
          problem={problem}
          onSubmit={({ opinion }) => void press(dialogButton, opinion)}
          onClose={() => {
            setDialogButton(null);
            batch.reset();
          }}
        />
      )}
    </div>
  );
}
