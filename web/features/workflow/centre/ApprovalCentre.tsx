import { useCallback } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Tabs } from '../../../design/tabs/Tabs.tsx';
import { ViewMenu } from '../../../records/views/ViewMenu.tsx';
import { ListScreen } from '../../../records/lists/ListScreen.tsx';
import { AccountButtons } from './AccountButtons.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import { tabKinds, type Totals } from './approval-tabs.ts';
import { FilterBar } from './FilterBar.tsx';
import { OpenApproval } from './OpenApproval.tsx';
import { TaskTab } from './TaskTab.tsx';
import { useCentreData } from './useCentreData.ts';
import { useCentreView } from './useCentreView.ts';
import './ApprovalCentre.css';

interface ApprovalCentreProps {
  title: string;
  parameters: Readonly<Record<string, string>>;
}

/**
 * The approval centre: six lists with their totals, filters and saved views, and the dialog of the
 * open approval.
 */
export function ApprovalCentre({ title, parameters }: ApprovalCentreProps) {
  const {
    view,
    open,
    change,
    openTab,
    clearFilters,
    openApproval,
    parameters: savedParameters,
    applySavedView,
  } = useCentreView(parameters);
  const { totals, buttons, documentTypes, reloadTotals } = useCentreData();
  const kind = tabKinds.find(({ tab }) => tab === view.tab) ?? tabKinds[0];
  const keys = open === null;
  const typeName = useTypeName(documentTypes);
  const tabs = useCentreTabs(totals);
  return (
    <ListScreen
      title={title}
      views={
        <ViewMenu
          list="approval"
          parameters={savedParameters}
          columns={null}
          onApply={({ parameters: applied }) => applySavedView(applied)}
        />
      }
      actions={<AccountButtons buttons={buttons} />}
    >
      <Tabs label={title} value={view.tab} tabs={tabs} onChange={openTab}>
        {'tasks' in kind.shows ? (
          <>
            <TaskTab key={kind.tab} list={kind.shows.tasks} />
            {open !== null && (
              <OpenApproval
                target={open}
                queue={[]}
                onMove={openApproval}
                onClose={() => openApproval(null)}
                onActed={reloadTotals}
              />
            )}
          </>
        ) : (
          <>
            <FilterBar
              key={kind.tab}
              view={view}
              documentTypes={documentTypes.map(({ code }) => ({ code, name: typeName(code) }))}
              byStatus={kind.tab !== 'pending'}
              keys={keys}
              onChange={change}
            />
            <ApprovalList
              key={`list.${kind.tab}`}
              kind={kind}
              shows={kind.shows}
              view={view}
              open={open}
              typeName={typeName}
              keys={keys}
              onChange={change}
              onOpen={openApproval}
              onClearFilters={clearFilters}
              onActed={reloadTotals}
            />
          </>
        )}
      </Tabs>
    </ListScreen>
  );
}

/** Returns the six tabs with their totals. */
function useCentreTabs(totals: Partial<Totals>) {
  const { t } = useTranslation();
  return tabKinds.map(({ tab, labelKey, total, actionable }) => ({
    value: tab,
    label: t(labelKey),
    count: totals[total] ?? null,
    actionable,
  }));
}

type DocumentTypes = ReturnType<typeof useCentreData>['documentTypes'];

/** Returns a function for the name of a document type; an unknown code is returned unchanged. */
function useTypeName(documentTypes: DocumentTypes): (code: string) => string {
  const serverText = useServerText();
  return useCallback(
    (code) => {
      const type = documentTypes.find(({ code: typeCode }) => typeCode === code);
      return type === undefined ? code : serverText(type.i18nCode, type.name);
    },
    [documentTypes, serverText],
  );
}
