import { useId } from 'react';
import { useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { DashboardView } from './Dashboard.tsx';
import { FilterProvider } from './filters/FilterContext.tsx';
import { PanelButton } from './panel/PanelButton.tsx';
import { RightPanel } from './panel/RightPanel.tsx';
import { useDrawer } from './panel/useDrawer.ts';
import { HOME_CODE, type TakeHome } from './home-request.ts';
import { useDashboard } from './useDashboard.ts';
import './HomePage.css';

/** From this width on the right panel is shown beside the page. */
export const PANEL_MEDIA_QUERY = '(min-width: 90em)';

interface HomePageProps {
  /** Takes the outcome of the request, which may have been sent ahead. */
  take?: TakeHome | undefined;
}

/**
 * The home tab: the account's own dashboard with the right panel. On narrow screens the panel opens
 * with a button. One request loads both.
 */
export function HomePage({ take }: HomePageProps) {
  return (
    <FilterProvider>
      <Home take={take} />
    </FilterProvider>
  );
}

function Home({ take }: HomePageProps) {
  const state = useDashboard(HOME_CODE, { panel: true, take });
  const hasMessagesOnly = useViewer().settings?.hasMessagesOnly ?? false;
  const isWide = useMediaQuery(PANEL_MEDIA_QUERY);
  const { open, toggle, close, opener, drawer } = useDrawer();
  const panelId = useId();
  const shared = { panelId, hasMessagesOnly, panel: state.panel };
  return (
    <div className="home">
      <div className="home-main">
        <DashboardView
          state={state}
          tools={!isWide && <PanelButton {...shared} ref={opener} open={open} onToggle={toggle} />}
        />
      </div>
      {isWide ? (
        <RightPanel id={panelId} state={state} />
      ) : (
        open && <RightPanel ref={drawer} id={panelId} state={state} onClose={close} />
      )}
    </div>
  );
}
