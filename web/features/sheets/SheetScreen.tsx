import { use, useRef } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { NewSheet } from './NewSheet.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { SheetList } from './SheetList.tsx';
import { SheetTaskBar } from './SheetTaskBar.tsx';
import { useSheetFocus } from './useSheetFocus.ts';
import { useSheetView } from './useSheetView.ts';
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
  const { view, updateView } = useSheetView(parameters.sheetid);
  const screen = useRef<HTMLDivElement>(null);
  useSheetFocus(screen, view);
  const shared = { moduleCode, title, updateView };
  return (
    <div ref={screen} tabIndex={-1} className="sheet-screen">
      {parameters.taskid !== undefined && view.number !== null && (
        <SheetTaskBar code={parameters.taskid} />
      )}
      {view.composing ? (
        <NewSheet {...shared} />
      ) : view.number !== null ? (
        <OpenSheet key={view.number} {...shared} number={view.number} />
      ) : (
        <SheetList {...shared} view={view} />
      )}
    </div>
  );
}
