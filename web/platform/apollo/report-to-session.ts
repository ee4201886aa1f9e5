import type { Session } from '../session/session.ts';
import { sessionLossOf } from './session-loss.ts';

/** Updates the session after a refusal that came without GraphQL, such as that of an upload. */
export function reportToSession(
  session: Session,
  { code, reason }: { code: string | null; reason: string | null },
): void {
  const loss = sessionLossOf({ errors: [{ message: '', extensions: { code, reason } }] });
  if (loss !== null) session.reportLoss(loss);
  if (code === 'SESSION_LOCKED') session.lock();
  if (code === 'SCOPE_CHANGED') session.reportScopeLoss();
}
