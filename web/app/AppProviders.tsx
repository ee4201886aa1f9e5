import type { ReactNode } from 'react';
import { ClientLoaderProvider } from '../apollo/ClientLoader.tsx';
import { LanguageProvider } from '../kit/language/LanguageContext.tsx';
import { SessionProvider } from '../kit/session/SessionContext.tsx';
import { SchemeProvider } from '../kit/theme/SchemeContext.tsx';
import type { AppServices } from './AppServices.ts';

export function AppProviders({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <LanguageProvider language={services.language}>
      <SchemeProvider value={services.scheme}>
        <SessionProvider value={services.session}>
          <ClientLoaderProvider value={services.loadClient}>{children}</ClientLoaderProvider>
        </SessionProvider>
      </SchemeProvider>
    </LanguageProvider>
  );
}
