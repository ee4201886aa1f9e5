import type { ReactNode } from 'react';
import { RowPickerContext } from '../../records/fields/row-picker-context.ts';
import { renderRowPicker } from '../../records/pickers/render-row-picker.tsx';
import { OutageBanner } from '../../platform/outage/OutageBanner.tsx';
import { DraftsProvider } from '../../platform/workbench/Drafts.tsx';
import type { DraftStore } from '../../platform/workbench/draft-store.ts';

interface WorkbenchMainProps {
  drafts: DraftStore;
  /** The panels of the tabs. */
  children: ReactNode;
}

/** The main region of the workbench. Provides drafts and row pickers to the screens in the tabs. */
export function WorkbenchMain({ drafts, children }: WorkbenchMainProps) {
  return (
    <main className="workbench-page" id="main" tabIndex={-1}>
      <DraftsProvider value={drafts}>
        <RowPickerContext value={renderRowPicker}>
          <OutageBanner />
          {children}
        </RowPickerContext>
      </DraftsProvider>
    </main>
  );
}
