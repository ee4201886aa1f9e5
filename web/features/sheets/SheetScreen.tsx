import { use, useRef } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useView } from '../../platform/view-address/useView.ts';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { NewSheet } from './NewSheet.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { NEW_SHEET, sheetView } from './sheet-view.ts';
import { SheetList } from './SheetList.tsx';
import { SheetTaskBar } from './SheetTaskBar.tsx';
import { useSheetFocus } from './useSheetFocus.ts';
import './SheetScreen.css';

/**
 * The built-in screen of sheet modules, `portal:sheet?module=…`: a list of documents, one document,
 * or a new one. Its parameter `sheetid` opens a document; `taskid` names the task that is worked on
 * in it.
 */
export function SheetScreen({ parameters, title }: ScreenProps) {
  use(useLanguage().language.loadPart('work'));
  const tab = useTab();
  const moduleCode = parameters.module ?? tab.module.code;
  const { view, change: updateView } = useView(sheetView, parameters);
  const screen = useRef<HTMLDivElement>(null);
  useSheetFocus(screen, view.open);
  const shared = { moduleCode, title, updateView };
  return (
    <div ref={screen} tabIndex={-1} className="sheet-screen">
      {parameters.taskid !== undefined && view.open !== null && view.open !== NEW_SHEET && (
        <SheetTaskBar code={parameters.taskid} />
      )}
      {view.open === null ? (
        <SheetList {...shared} view={view} />
      ) : view.open === NEW_SHEET ? (
        <NewSheet {...shared} />
      ) : (
        <OpenSheet key={view.open} {...shared} number={view.open} />
      )}
    </div>
  );
}
