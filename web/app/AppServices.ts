import type { LoadClient } from '../platform/apollo/ClientLoader.tsx';
import type { Language } from '../design/language/language.ts';
import type { Leave } from '../platform/routes/LeaveContext.tsx';
import type { Session } from '../platform/session/session.ts';
import type { Scheme } from '../design/theme/scheme.ts';

/** What the portal runs on, made once in main.tsx and handed down. */
export interface AppServices {
  language: Language;
  scheme: Scheme;
  session: Session;
  loadClient: LoadClient;
  leave: Leave;
}
