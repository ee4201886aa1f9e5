import { Dashboard } from './Dashboard.tsx';

interface DashboardScreenProps {
  parameters: Record<string, string>;
  title?: string;
}

/** The built-in screen `portal:dashboard?code=…`: a dashboard without the right panel. */
export function DashboardScreen({ parameters, title }: DashboardScreenProps) {
  return <Dashboard code={parameters.code ?? 'home'} title={title} />;
}
