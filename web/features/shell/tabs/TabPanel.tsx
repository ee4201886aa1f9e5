import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { KeyScope } from '../../../design/keyboard/KeyScope.tsx';
import { useDrafts } from '../../../platform/workbench/Drafts.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import {
  type ChangeView,
  TabProvider,
  TabSelectedProvider,
  type TabView,
} from '../../../platform/workbench/TabContext.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import type { TabControls } from './useTabs.ts';

interface TabPanelProps {
  id: string;
  module: ModuleReference;
  view: TabView;
  title: string;
  selected: boolean;
  /** Whether its content is rendered, possibly in the background. */
  alive: boolean;
  reloaded: boolean;
  controls: TabControls;
  children: ReactNode;
}

/** The element id of the panel of a tab. */
export function panelIdOf(tabId: string): string {
  // Spaces separate the ids of aria-controls.
  return `panel-${tabId.replaceAll(' ', '%20')}`;
}

/** Maximum length of a title that a screen gives its tab. */
const MAX_TITLE_LENGTH = 200;

/**
 * The panel of one tab. If the tab is not alive, the panel is empty. An error in the content is
 * shown in this panel only.
 */
export const TabPanel = memo(function TabPanel({
  id,
  module,
  view,
  title,
  selected,
  alive,
  reloaded,
  controls,
  children,
}: TabPanelProps) {
  const drafts = useDrafts();
  const panel = useRef<HTMLDivElement>(null);
  const unsavedForms = useRef(new Set<string>());
  const setUnsaved = useCallback(
    (unsaved: boolean, form = '') => {
      if (unsaved) unsavedForms.current.add(form);
      else unsavedForms.current.delete(form);
      // A stored draft of a form that is not open also counts as unsaved input.
      controls.markUnsaved(id, unsavedForms.current.size > 0 || drafts.has(id));
    },
    [controls, drafts, id],
  );
  const setTitle = useCallback(
    (own: string | null) =>
      controls.setTitle(id, own === null ? null : own.slice(0, MAX_TITLE_LENGTH)),
    [controls, id],
  );
  const setView = useCallback<ChangeView>(
    (change, options) => controls.changeView(id, change, options),
    [controls, id],
  );
  const close = useCallback(() => controls.close(id), [controls, id]);
  const isSelected = useCallback(() => controls.isSelected(id), [controls, id]);
  const handle = useMemo(
    () => ({ id, module, view, isSelected, reloaded, setView, setTitle, setUnsaved, close }),
    [id, module, view, isSelected, reloaded, setView, setTitle, setUnsaved, close],
  );
  useFocusOnArrival(panel, selected);
  return (
    <div
      ref={panel}
      id={panelIdOf(id)}
      role="tabpanel"
      tabIndex={-1}
      className="tab-panel"
      aria-label={title}
      hidden={!selected}
    >
      {alive && (
        <TabProvider value={handle}>
          <ErrorBoundary
            FallbackComponent={PanelFailure}
            onReset={() => {
              unsavedForms.current.clear();
              setUnsaved(false);
            }}
          >
            <KeyScope value={isSelected}>
              <TabSelectedProvider value={selected}>{children}</TabSelectedProvider>
            </KeyScope>
          </ErrorBoundary>
        </TabProvider>
      )}
    </div>
  );
});

/**
 * If the focused element was hidden with the previous tab, keyboard users continue in this one.
 */
function useFocusOnArrival(panel: RefObject<HTMLElement | null>, selected: boolean): void {
  const wasSelected = useRef(selected);
  useEffect(
    function moveFocusIntoPanel() {
      const arrived = selected && !wasSelected.current;
      wasSelected.current = selected;
      const { activeElement } = document;
      const isLost =
        activeElement === null ||
        activeElement === document.body ||
        activeElement.closest('[hidden]') !== null;
      if (arrived && isLost) panel.current?.focus({ preventScroll: true });
    },
    [panel, selected],
  );
}
