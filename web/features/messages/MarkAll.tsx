import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { ConfirmDialog } from '../../design/overlay/ConfirmDialog.tsx';

interface MarkAllProps {
  /** Number of unread messages. */
  count: number;
  /** Name of the message type; null for all types. */
  typeName: string | null;
  busy: boolean;
  onMark: () => Promise<boolean>;
}

/** From this number on the user must confirm, because the marked messages cannot be distinguished later. */
const CONFIRM_FROM = 20;

/** A button that marks all unread messages, or those of one type, as read. */
export function MarkAll({ count, typeName, busy, onMark }: MarkAllProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const name = typeName === null ? t('messages.readAll') : t('messages.readAllOf', { 0: typeName });
  const number = formatCount(count).text;
  return (
    <>
      <Button
        kind="plain"
        busy={busy}
        aria-busy={busy}
        // Not `disabled`, so that the button keeps the focus when it has marked the last one.
        aria-disabled={count === 0}
        onClick={() => {
          if (count === 0) return;
          if (count < CONFIRM_FROM) void onMark();
          else setConfirming(true);
        }}
      >
        {busy ? t('messages.marking') : name}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={name}
          keep={{ text: t('messages.cancel'), onSelect: () => setConfirming(false) }}
          act={{
            text: t('messages.readAll.confirm'),
            onSelect() {
              setConfirming(false);
              void onMark();
            },
          }}
        >
          <p>{t('messages.readAll.question', { 0: number })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
