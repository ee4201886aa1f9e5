import type { ReactNode } from 'react';
import { ClientLoaderProvider } from '../platform/apollo/ClientLoader.tsx';
import { LanguageProvider } from '../design/language/LanguageContext.tsx';
import { LeaveProvider } from '../platform/routes/LeaveContext.tsx';
import { SessionProvider } from '../platform/session/SessionContext.tsx';
import { PrimeProvider } from '../design/prime/PrimeProvider.tsx';
import { SchemeProvider } from '../design/theme/SchemeContext.tsx';
import type { AppServices } from './AppServices.ts';

export function AppProviders({
  services,
  children,
}: {
  services: AppServices;
  children: ReactNode;
}) {
  return (
    <LanguageProvider language={services.language}>
      <PrimeProvider>
        <SchemeProvider value={services.scheme}>
          <SessionProvider value={services.session}>
            <LeaveProvider value={services.leave}>
              <ClientLoaderProvider value={services.loadClient}>{children}</ClientLoaderProvider>
            </LeaveProvider>
          </SessionProvider>
        </SchemeProvider>
      </PrimeProvider>
    </LanguageProvider>
  );
}
