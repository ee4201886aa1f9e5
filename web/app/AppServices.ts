import type { LoadClient } from '../apollo/ClientLoader.tsx';
import type { Language } from '../kit/language/language.ts';
import type { Leave } from '../kit/routes/LeaveContext.tsx';
import type { Session } from '../kit/session/session.ts';
import type { Scheme } from '../kit/theme/scheme.ts';

/** What the portal runs on, made once in main.tsx and handed down. */
export interface AppServices {
  language: Language;
  scheme: Scheme;
  session: Session;
  loadClient: LoadClient;
  leave: Leave;
}
