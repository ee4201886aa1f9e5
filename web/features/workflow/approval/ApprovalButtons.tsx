import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button, type ButtonKind } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { useButtonTexts } from './useButtonTexts.ts';
import type { ApprovalButton } from './approval.ts';
import type { MissingPart } from './useApproval.ts';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';
import './ApprovalButtons.css';

/** Maximum buttons shown side by side; further ones are in a menu. */
const MAX_VISIBLE_BUTTONS = 4;

interface ApprovalButtonsProps {
  buttons: readonly ApprovalButton[] | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
  busy: ApprovalButton | null;
  onPress: (button: ApprovalButton) => void;
}

/** The buttons of an approval. Names, order and styles come from the services. */
export function ApprovalButtons({
  buttons,
  missing,
  onRetry,
  busy,
  onPress,
}: ApprovalButtonsProps) {
  const { t } = useTranslation();
  const { nameOf, hintOf } = useButtonTexts();
  if (missing !== undefined) {
    return (
      <div
        className="approval-buttons"
        role="group"
        aria-label={t('approval.buttons')}
        aria-busy={missing === 'loading'}
      >
        <span className="small mute">{t('approval.buttons.failed')}</span>
        <RetryButton onRetry={onRetry} />
      </div>
    );
  }
  if (buttons === null || buttons.length === 0) return null;
  const shown =
    buttons.length > MAX_VISIBLE_BUTTONS ? buttons.slice(0, MAX_VISIBLE_BUTTONS) : buttons;
  const more = buttons.slice(shown.length);
  const press = (button: ApprovalButton) => {
    if (busy === null) onPress(button);
  };
  return (
    <div className="approval-buttons" role="group" aria-label={t('approval.buttons')}>
      {shown.map((button) => (
        <Button
          key={button.id}
          kind={kinds[button.style]}
          title={hintOf(button) ?? undefined}
          aria-disabled={busy !== null}
          loading={busy?.id === button.id}
          onClick={() => press(button)}
        >
          <span className="clip">{nameOf(button)}</span>
        </Button>
      ))}
      {more.length > 0 && (
        <PopupMenu
          label={t('approval.more')}
          kind="plain"
          groups={[
            {
              id: 'more',
              items: more.map((button) => ({
                id: button.id,
                label: nameOf(button),
                onSelect: () => press(button),
              })),
            },
          ]}
        >
          {t('approval.more')}
          <Icon name="down" size="small" />
        </PopupMenu>
      )}
    </div>
  );
}

const kinds = {
  PRIMARY: 'primary',
  DANGER: 'danger',
  SECONDARY: 'plain',
  PLAIN: 'plain',
} as const satisfies Readonly<Record<ApprovalButton['style'], ButtonKind>>;
