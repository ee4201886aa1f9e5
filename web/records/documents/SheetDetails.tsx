import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { Tabs } from '../../design/tabs/Tabs.tsx';
import type { OptionSearch } from '../fields/option-search.ts';
import { DetailPanel } from './detail/DetailPanel.tsx';
import { DetailMark } from './detail/DetailMark.tsx';
import { type DetailView, initialView } from './detail-view.ts';
import { editsOf } from './edits/edit-lines.ts';
import { noEdits } from './edits/edit-state.ts';
import type { LoadLines } from './load-lines.ts';
import { detailOf, type DetailForm, type SheetContent } from './sheet.ts';
import type { SheetEdits } from './edits/useSheetEdits.ts';
import './SheetDetails.css';

export interface SheetDetailsProps {
  sheet: SheetContent;
  /** `useSheetEdits` of the same document. Without it the cells are read-only. */
  edits?: SheetEdits;
  /** Whether lines can be added and removed, as in a document that is being written. */
  composing?: boolean;
  /**
   * `useSheetLines` of the document. Without it only the lines that came with the document are
   * shown.
   */
  loadLines?: LoadLines;
  search?: OptionSearch;
}

const quantities = ['pkqty', 'remqty', 'qty', 'pknum'];
const explainsQuantities = ({ columns }: DetailForm) =>
  quantities.every((name) => columns.some((column) => column.name === name && column.isVisible));

/**
 * The detail lists of a document: one tab per list, with pinned columns, sums and editable cells.
 */
export function SheetDetails({
  sheet,
  edits,
  composing = false,
  loadLines,
  search,
}: SheetDetailsProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const forms = sheet.form.details;
  const [chosen, setChosen] = useState<string | null>(null);
  const [views, setViews] = useState<Readonly<Record<string, DetailView>>>({});
  const target = edits?.focusTarget ?? null;
  const [shown, setShown] = useState(target);
  if (target !== shown) {
    setShown(target);
    if (target !== null) setChosen(target.section);
  }
  const form = forms.find(({ section }) => section === chosen) ?? forms[0];
  if (form === undefined) return null;
  const tabs = forms.map((one) => {
    const { added, removed } = editsOf(edits?.state ?? noEdits, one.section);
    return {
      value: one.section,
      label: serverText(one.i18nCode, one.title),
      mark: (
        <DetailMark
          lines={
            detailOf(sheet, one.section).totalCount + added.length - Object.keys(removed).length
          }
          problems={
            edits?.lineProblems.filter(({ section }) => section === one.section).length ?? 0
          }
        />
      ),
    };
  });
  const { section } = form;
  return (
    <div className="sheet-details">
      <Tabs
        look="plain"
        selectsOnFocus
        label={t('sheet.details')}
        value={section}
        tabs={tabs}
        onChange={setChosen}
        beside={
          explainsQuantities(form) ? (
            <span className="sheet-details-hint">{t('sheet.quantityHint')}</span>
          ) : null
        }
      >
        <DetailPanel
          key={section}
          sheet={sheet}
          form={form}
          title={serverText(form.i18nCode, form.title)}
          edits={edits}
          composing={composing}
          loadLines={loadLines}
          search={search}
          view={views[section] ?? initialView}
          onView={(view) => setViews((old) => ({ ...old, [section]: view }))}
        />
      </Tabs>
    </div>
  );
}
