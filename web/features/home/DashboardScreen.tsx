import { Dashboard } from './Dashboard.tsx';

/** The built-in screen `portal:dashboard?code=…`: a dashboard without the right panel. */
export function DashboardScreen({ parameters }: { parameters: Record<string, string> }) {
  return <Dashboard code={parameters.code ?? 'home'} />;
}
