import { PrimeReactProvider } from 'primereact/api';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../language/LanguageContext.tsx';
import { layers } from './layers.ts';
import { preset } from './preset.ts';
import { usePrimeLocale } from './usePrimeLocale.ts';
import './prime.css';

/** Configures PrimeReact for the portal: language, layers, and the look and attributes of the preset. */
export function PrimeProvider({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const [value] = useState(() => ({
    locale,
    unstyled: true,
    ripple: false,
    zIndex: layers,
    pt: preset,
    ptOptions: { mergeSections: true, mergeProps: true },
    // Every component writes the library's basic styles anew when it is mounted, and the browser
    // would calculate the styles of the whole page again each time. Outside the document they cost
    // nothing; the few that are needed are in prime.css.
    styleContainer: document.createElement('head'),
  }));
  return (
    <PrimeReactProvider value={value}>
      <PrimeLocale />
      {children}
    </PrimeReactProvider>
  );
}

/** Follows the language inside the provider, without rendering the page again. */
function PrimeLocale() {
  usePrimeLocale();
  return null;
}
