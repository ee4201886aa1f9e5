import { createContext, use, type ReactNode } from 'react';
import { BusinessDayProvider } from '../../design/dates/BusinessDay.tsx';

/**
 * The signed-in account as pages of the workbench see it. It comes with the request of the shell.
 */
export interface Viewer {
  id: string;
  code: string;
  name: string;
  userType: 'STAFF' | 'SUPPLIER';
  signedInAt: string;
  /** URL of the picture; null if there is none. */
  avatarUrl: string | null;
  /** Whether the account may use the playground. */
  hasPlayground: boolean;
  /** Whether the account may create API tokens. */
  hasApiTokens: boolean;
  /** Whether the account may create webhooks. */
  hasWebhooks: boolean;
  enterprise: {
    id: string;
    code: string;
    name: string;
    timeZone: string;
    currency: string;
    today: string;
  };
  mainPost: { code: string; name: string; departmentName: string } | null;
  shop: { number: string; name: string } | null;
  shopMode: 'NONE' | 'SINGLE' | 'MULTIPLE' | 'BOTH' | null;
  session: {
    signedInBy: 'PASSWORD' | 'SINGLE_SIGN_ON';
    idleMinutes: number;
    endsAt: string;
    scope: string;
    isLockable: boolean;
  };
  settings: {
    clientId?: string | null;
    clientName: string;
    menuMode: 'LEFT' | 'TOP';
    hasEnglish: boolean;
    hasMessagesOnly: boolean;
  } | null;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Provides the viewer, and the business day of the enterprise for date fields. */
export function ViewerProvider({ value, children }: { value: Viewer | null; children: ReactNode }) {
  return (
    <ViewerContext value={value}>
      <BusinessDayProvider value={value?.enterprise ?? null}>{children}</BusinessDayProvider>
    </ViewerContext>
  );
}

export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('useViewer must be used inside the workbench.');
  return viewer;
}
