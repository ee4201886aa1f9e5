import type { ColumnAlign, ColumnType } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';

interface Kind {
  type: ColumnType;
  align: ColumnAlign;
  /** Whether the user enters a value, unless the services say otherwise. */
  isEntered: boolean;
  /** Whether its value is the code of an option, which has a label. */
  isChosen: boolean;
  /** Whether text that is not the code of an option is valid too. */
  allowsFreeText: boolean;
  /** Whether the options come from a source, which can be searched for a label. */
  isSearched: boolean;
}

const kind = (type: ColumnType, traits: Partial<Kind> = {}): Kind => ({
  type,
  align: 'LEFT',
  isEntered: true,
  isChosen: false,
  allowsFreeText: false,
  isSearched: false,
  ...traits,
});
const choice = (type: ColumnType, traits: Partial<Kind> = {}): Kind =>
  kind(type, { isChosen: true, ...traits });
const searched = (type: ColumnType): Kind => choice(type, { isSearched: true });

const HIDDEN = kind('HIDE_TEXT', { isEntered: false });
const UNKNOWN = kind('UNKNOWN', { isEntered: false });

/** Types by the services' name. A new type needs one line here. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['Input', kind('INPUT')],
  ['Textarea', kind('TEXTAREA')],
  ['InputNum', kind('INPUT_NUM', { align: 'RIGHT' })],
  ['Select', choice('SELECT')],
  ['SelectText', choice('SELECT_TEXT', { allowsFreeText: true })],
  ['SelectRest', searched('SELECT_REST')],
  ['SelectLookUp', searched('SELECT_LOOK_UP')],
  ['SelectRemote', searched('SELECT_REMOTE')],
  ['SelectDy', searched('SELECT_DY')],
  ['Date', kind('DATE')],
  ['DateTime', kind('DATE_TIME')],
  ['Radio', choice('RADIO')],
  // A tag is not chosen by users, but its values have labels.
  ['Tag', kind('TAG', { isEntered: false, isChosen: true })],
  ['CheckboxGroup', choice('CHECKBOX_GROUP')],
  ['HideText', HIDDEN],
  ['InputTipText', kind('INPUT_TIP_TEXT')],
  ['Atarget', kind('LINK', { isEntered: false })],
]);

const KINDS_BY_TYPE: ReadonlyMap<ColumnType, Kind> = new Map(
  [...KINDS.values()].map((each) => [each.type, each]),
);

const ALIGNS: ReadonlyMap<string, ColumnAlign> = new Map<string, ColumnAlign>([
  ['left', 'LEFT'],
  ['center', 'CENTER'],
  ['right', 'RIGHT'],
]);

/** The kind of a column type. Every name that begins with Hide is hidden. */
export function kindOf(columntype: unknown): Kind {
  const name = codeOf(columntype);
  return KINDS.get(name) ?? (name.startsWith('Hide') ? HIDDEN : UNKNOWN);
}

export const kindOfType = (type: ColumnType): Kind => KINDS_BY_TYPE.get(type) ?? UNKNOWN;

/** Whether users choose a value of this type from options. */
export function isChoice(type: ColumnType): boolean {
  const { isEntered, isChosen } = kindOfType(type);
  return isEntered && isChosen;
}

export function alignOf(textalign: unknown, columntype: unknown): ColumnAlign {
  return ALIGNS.get(codeOf(textalign).toLowerCase()) ?? kindOf(columntype).align;
}
