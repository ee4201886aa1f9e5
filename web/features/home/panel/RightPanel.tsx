import { type Ref, useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Deferred } from '../../../design/loading/Deferred.tsx';
import {
  type OpenModule,
  OpenModuleProvider,
  useOpenModule,
} from '../../../platform/workbench/OpenModule.tsx';
import type { DashboardState } from '../useDashboard.ts';
import { Greeting } from './Greeting.tsx';
import { GreetingSkeleton } from './GreetingSkeleton.tsx';
import { PanelBody } from './PanelBody.tsx';
import './RightPanel.css';

interface RightPanelProps {
  id: string;
  state: DashboardState;
  /** Closes the panel. Set if the panel is a drawer over the page. */
  onClose?: (() => void) | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * The right panel of the home page: the greeting and the panel's cards. If the operator allows
 * messages only (JUSTSHOWMESSAGE), only they are shown.
 */
export function RightPanel({ id, state, onClose, ref }: RightPanelProps) {
  const { t } = useTranslation();
  const hasMessagesOnly = useViewer().settings?.hasMessagesOnly ?? false;
  const openModule = useOpenModule();
  const openAndClose = useMemo<OpenModule>(
    () => (module) => {
      onClose?.();
      openModule(module);
    },
    [openModule, onClose],
  );
  return (
    <OpenModuleProvider value={openAndClose}>
      <aside
        ref={ref}
        id={id}
        className={`panel ${onClose === undefined ? '' : 'panel-drawer'}`}
        aria-label={t('greeting.panel')}
        tabIndex={-1}
      >
        {onClose !== undefined && (
          <Button
            kind="icon"
            className="panel-close"
            aria-label={t('panel.close')}
            title={t('panel.close')}
            onClick={onClose}
          >
            <Icon name="x" />
          </Button>
        )}
        {!hasMessagesOnly && (
          <Deferred waiting={<GreetingSkeleton />}>
            <Greeting />
          </Deferred>
        )}
        <PanelBody state={state} hasMessagesOnly={hasMessagesOnly} />
      </aside>
    </OpenModuleProvider>
  );
}
