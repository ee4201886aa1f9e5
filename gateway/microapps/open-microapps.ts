import { createWindowLimit } from '../request/window-limit.ts';
import type { ProcessState } from '../store/process-state.ts';
import type { SessionStore } from '../store/session-store.ts';
import { createMicroappAccess } from './microapp-access.ts';

/** A module asks for a code when it opens and when its token has expired. */
const MICROAPP_CODES_A_MINUTE = 30;

/** Limits how often a session asks for the code of a module. */
export function openMicroapps(
  { grants, clock, windowCounts }: ProcessState,
  sessions: SessionStore,
): ReturnType<typeof createMicroappAccess> {
  const codeLimit = createWindowLimit({
    name: 'microappCodes',
    limit: MICROAPP_CODES_A_MINUTE,
    windowMs: 60_000,
    openCounts: windowCounts,
  });
  return createMicroappAccess({ grants, sessions, codeLimit, clock });
}
