import type { ColumnAlign, ColumnType } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';

interface Kind {
  type: ColumnType;
  align: ColumnAlign;
  /** Whether the user enters a value, unless the services say otherwise. */
  isEntered: boolean;
  /** Whether its value is chosen from options. */
  isChosen: boolean;
}

const kind = (type: ColumnType, traits: Partial<Kind> = {}): Kind => ({
  type,
  align: 'LEFT',
  isEntered: true,
  isChosen: false,
  ...traits,
});
const choice = (type: ColumnType): Kind => kind(type, { isChosen: true });

const HIDDEN = kind('HIDE_TEXT', { isEntered: false });
const UNKNOWN = kind('UNKNOWN', { isEntered: false });

/** Types by the services' name. A new type needs one line here. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['Input', kind('INPUT')],
  ['Textarea', kind('TEXTAREA')],
  ['InputNum', kind('INPUT_NUM', { align: 'RIGHT' })],
  ['Select', choice('SELECT')],
  ['SelectText', choice('SELECT_TEXT')],
  ['SelectRest', choice('SELECT_REST')],
  ['SelectLookUp', choice('SELECT_LOOK_UP')],
  ['SelectRemote', choice('SELECT_REMOTE')],
  ['SelectDy', choice('SELECT_DY')],
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

export function alignOf(textalign: unknown, columntype: unknown): ColumnAlign {
  return ALIGNS.get(codeOf(textalign).toLowerCase()) ?? kindOf(columntype).align;
}
