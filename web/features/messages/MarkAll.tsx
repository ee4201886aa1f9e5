import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from '../../design/number/amount.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';

interface MarkAllProps {
  /** How many are unread. */
  count: number;
  /** Of which type, in words; null for all. */
  typeName: string | null;
  busy: boolean;
  onMark: () => Promise<boolean>;
}

/** From so many on it is asked first: nobody gets back to them what was not read. */
const many = 20;

/** Marks all unread messages as read, or all of a type. */
export function MarkAll({ count, typeName, busy, onMark }: MarkAllProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const name = typeName === null ? t('messages.readAll') : t('messages.readAllOf', { 0: typeName });
  const number = countOf(count).text;
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={busy || count === 0}
        aria-busy={busy}
        onClick={() => {
          if (count < many) void onMark();
          else setAsking(true);
        }}
      >
        {busy ? t('messages.marking') : name}
      </button>
      {asking && (
        <ModalDialog
          title={name}
          role="alertdialog"
          onClose={() => setAsking(false)}
          footer={
            <>
              <button type="button" className="btn" onClick={() => setAsking(false)}>
                {t('messages.cancel')}
              </button>
              <button
                type="button"
                className="btn btn-p"
                onClick={() => {
                  setAsking(false);
                  void onMark();
                }}
              >
                {t('messages.readAll.confirm')}
              </button>
            </>
          }
        >
          <p>{t('messages.readAll.question', { 0: number })}</p>
        </ModalDialog>
      )}
    </>
  );
}
