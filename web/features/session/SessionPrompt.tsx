import type { SessionLoss } from '../../platform/session/session.ts';
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

/** What the user must read or answer about the session: that it has ended, or the password. */
export function SessionPrompt({ ending }: { ending: SessionLoss | null }) {
  return ending === null ? <ConfirmDialog /> : <SessionEndedDialog ending={ending} />;
}
