import { GreetingPanel } from './aside/GreetingPanel.tsx';
import { Dashboard } from './Dashboard.tsx';
import './HomePage.css';

/** The home tab: the account's own dashboard, and the greeting beside it or, where there is no room, above it. */
export function HomePage() {
  return (
    <div className="home">
      <div className="home-main">
        <Dashboard code="home" />
      </div>
      <GreetingPanel />
    </div>
  );
}
