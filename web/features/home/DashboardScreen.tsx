import { Dashboard } from './Dashboard.tsx';

/** The built-in screen of modules whose address is portal:dashboard?code=…: the same page of cards, without the greeting. */
export function DashboardScreen({ parameters }: { parameters: Record<string, string> }) {
  return <Dashboard code={parameters.code ?? 'home'} />;
}
