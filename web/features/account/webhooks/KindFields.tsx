import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import type { WebhookEventKind } from '../../../generated/schema.ts';
import { kindScopes } from './webhook-kinds.ts';

interface KindFieldsProps {
  /** What the token may read; the others cannot be chosen. */
  offered: readonly WebhookEventKind[];
  chosen: readonly WebhookEventKind[];
  error: string | null;
  onChange: (kinds: readonly WebhookEventKind[]) => void;
}

/** The kinds of events that a webhook is sent. */
export function KindFields({ offered, chosen, error, onChange }: KindFieldsProps) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <fieldset className="webhook-kinds" aria-describedby={noteId}>
      <legend>{t('webhooks.kinds')}</legend>
      {kindScopes.map(({ kind }) => {
        const isOffered = offered.includes(kind);
        return (
          <label key={kind} className={isOffered ? undefined : 'mute'}>
            <Checkbox
              checked={isOffered && chosen.includes(kind)}
              disabled={!isOffered}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, kind] : chosen.filter((other) => other !== kind))
              }
            />
            {t(`webhooks.kind.${kind}`)}
          </label>
        );
      })}
      <div id={noteId}>
        {error !== null && (
          <span className="err" role="alert">
            {error}
          </span>
        )}
        {offered.length < kindScopes.length && <p className="mute">{t('webhooks.kinds.scopes')}</p>}
      </div>
    </fieldset>
  );
}
