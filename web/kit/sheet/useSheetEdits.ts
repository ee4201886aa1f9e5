import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../metadata/column.ts';
import type { FieldChange } from '../metadata/FormFields.tsx';
import type { FieldProblem } from '../metadata/field-problem.ts';
import type { FieldValues } from '../metadata/values.ts';
import { checkHeader, checkLines, isMissing } from './check-sheet.ts';
import { addLine, changeLine, editsOf, removeLine, withDetail } from './edit-lines.ts';
import { noEdits, type SheetEditState } from './edit-state.ts';
import { changeHeader, detailsToSave, headerAsEdited, headerToSave, isDirty, type SheetLineInput } from './edit-sheet.ts';
import { detailForm, detailOf, type SheetContent } from './sheet.ts';
import { refusalsOf, type Refusal, type SheetProblem } from './sheet-problem.ts';

/** What holds the edits: the draft of a form (`useDraft('sheet', noEdits)`), or nothing but the page. */
export interface EditHolder {
  value: SheetEditState;
  change: (next: (old: SheetEditState) => SheetEditState) => void;
  discard: () => void;
}

/** What somebody has changed in a document and not saved. */
export interface SheetEdits {
  isDirty: boolean;
  /** Header fields that are others than before, as `SheetSaveInput` wants them; all of them for a new document, null when none is. */
  header: Row | null;
  /** Lines that are others than before, as `SheetSaveInput` wants them. */
  details: SheetLineInput[];
  /** The header as it is now, for `FormFields`. */
  headerValues: FieldValues;
  /** What is wrong in the header, for `FormFields`. */
  headerProblems: Readonly<Record<string, FieldProblem>>;
  /** What is wrong in the lines; missing fields only after `check`. */
  lineProblems: readonly SheetProblem[];
  state: SheetEditState;
  changeHeader: FieldChange;
  changeLine: (section: string, line: Row, name: string, value: string | null, copies?: FieldValues) => void;
  addLine: (section: string) => void;
  removeLine: (section: string, line: Row) => void;
  /** Brings the removed lines of a list back. */
  restoreLines: (section: string) => void;
  /** Everything that is wrong, missing fields among it, which are marked from now on; nothing when the document may be saved. */
  check: () => readonly SheetProblem[];
  /** Marks what the services have refused; a mark goes when its field is changed. */
  refused: (errors: readonly Refusal[]) => void;
  discard: () => void;
}

export function useSheetEdits(sheet: SheetContent, holder?: EditHolder): SheetEdits {
  const [own, setOwn] = useState(noEdits);
  const state = holder?.value ?? own;
  const change = holder?.change ?? setOwn;
  const discard = holder?.discard;
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<readonly SheetProblem[]>([]);

  const headerValues = useMemo(() => headerAsEdited(sheet, state), [sheet, state]);
  const found = useMemo(() => [...checkHeader(sheet, headerValues), ...checkLines(sheet, state)], [sheet, headerValues, state]);
  const problems = useMemo(
    () => [...refusals, ...(checked ? found : found.filter((one) => !isMissing(one)))],
    [refusals, checked, found],
  );
  const forget = useCallback((section: string, lineNumber: number | null, names: readonly string[]) => {
    const isAbout = (one: SheetProblem) =>
      one.section === section && one.lineNumber === lineNumber && (one.column === null || names.includes(one.column));
    setRefusals((old) => (old.some(isAbout) ? old.filter((one) => !isAbout(one)) : old));
  }, []);

  return {
    isDirty: isDirty(state),
    header: headerToSave(sheet, state),
    details: detailsToSave(state),
    headerValues,
    headerProblems: useMemo(() => byColumn(problems.filter(({ section }) => section === 'header')), [problems]),
    lineProblems: useMemo(() => problems.filter(({ section }) => section !== 'header'), [problems]),
    state,
    changeHeader: useCallback(
      (name, value, copies = {}) => {
        forget('header', null, [name, ...Object.keys(copies)]);
        change((old) => changeHeader(sheet, old, { ...copies, [name]: value }));
      },
      [sheet, change, forget],
    ),
    changeLine: useCallback(
      (section, line, name, value, copies = {}) => {
        forget(section, Number(line.lineno), [name, ...Object.keys(copies)]);
        const { columns } = detailForm(sheet, section);
        change((old) => withDetail(old, section, changeLine(editsOf(old, section), { columns, line, name, value, copies })));
      },
      [sheet, change, forget],
    ),
    addLine: useCallback(
      (section) => {
        const { columns } = detailForm(sheet, section);
        change((old) => withDetail(old, section, addLine(editsOf(old, section), columns, detailOf(sheet, section))));
      },
      [sheet, change],
    ),
    removeLine: useCallback(
      (section, line) => {
        setRefusals((old) => old.filter((one) => one.section !== section || one.lineNumber !== Number(line.lineno)));
        change((old) => withDetail(old, section, removeLine(editsOf(old, section), line)));
      },
      [change],
    ),
    restoreLines: useCallback(
      (section) => change((old) => withDetail(old, section, { ...editsOf(old, section), removed: {} })),
      [change],
    ),
    check: useCallback(() => {
      setChecked(true);
      return found;
    }, [found]),
    refused: useCallback((errors) => setRefusals(refusalsOf(errors)), []),
    discard: useCallback(() => {
      setChecked(false);
      setRefusals([]);
      if (discard === undefined) setOwn(noEdits);
      else discard();
    }, [discard]),
  };
}

const byColumn = (problems: readonly SheetProblem[]): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(problems.flatMap(({ column, problem }) => (column === null ? [] : [[column, problem]])));
