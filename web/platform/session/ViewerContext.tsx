import { createContext, use, useState, type ReactNode } from 'react';
import type { PortalFeature } from '../../generated/schema.ts';
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
  /** What the operator's services do not support. The portal hides it. */
  missingFeatures: readonly PortalFeature[];
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

/** The account alone, without the parts of the shell that come with it. */
const accountOf = (viewer: Viewer): Viewer => ({
  id: viewer.id,
  code: viewer.code,
  name: viewer.name,
  userType: viewer.userType,
  signedInAt: viewer.signedInAt,
  avatarUrl: viewer.avatarUrl,
  hasPlayground: viewer.hasPlayground,
  hasApiTokens: viewer.hasApiTokens,
  hasWebhooks: viewer.hasWebhooks,
  missingFeatures: viewer.missingFeatures,
  enterprise: viewer.enterprise,
  mainPost: viewer.mainPost,
  shop: viewer.shop,
  shopMode: viewer.shopMode,
  session: viewer.session,
  settings: viewer.settings,
});

const areEqual = (one: Viewer | null, other: Viewer | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Provides the viewer, and the business day of the enterprise for date fields. Every page reads the
 * viewer, and menus and counters that arrive later make a new object of it. So the provided one
 * stays the same until the account itself changes, and the pages are not rendered again each time.
 */
export function ViewerProvider({ value, children }: { value: Viewer | null; children: ReactNode }) {
  const given = value === null ? null : accountOf(value);
  const [account, setAccount] = useState(given);
  if (!areEqual(given, account)) setAccount(given);
  return (
    <ViewerContext value={account}>
      <BusinessDayProvider value={account?.enterprise ?? null}>{children}</BusinessDayProvider>
    </ViewerContext>
  );
}

export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('useViewer must be used inside the workbench.');
  return viewer;
}
