import type { LoadClient } from '../platform/apollo/ClientLoader.tsx';
import type { Language } from '../design/language/language.ts';
import type { Leave } from '../platform/routes/LeaveContext.tsx';
import type { Session } from '../platform/session/session.ts';
import type { Scheme } from '../design/theme/scheme.ts';

/**
 * The services that the portal is built on, created once in main.tsx and passed down as context.
 */
export interface AppServices {
  language: Language;
  scheme: Scheme;
  session: Session;
  loadClient: LoadClient;
  leave: Leave;
}
