/**
 * The embedding protocol, version 1, seen from the portal. Each message is an object { portal: 1,
 * type, ...fields }, posted to the exact origin of the other side.
 *
 * Module to portal: `ready`, `code`, `open`, `close`, `title`, `unsaved`, `select`, `pick`,
 * `active`.
 *
 * Portal to module: `welcome` after each `ready`; `code`; `theme` and `language` when they change;
 * `picked` as the answer to `pick`; no answer to `active`; `done { of }` or `refused { of, reason
 * }` for all other messages.
 *
 * Anything else is ignored.
 */
export const PROTOCOL_VERSION = 1;

/**
 * Maximum lengths and counts. A longer title is cut off; everything else beyond a limit is refused.
 */
export const limits = {
  code: 64,
  name: 200,
  parameters: 20,
  parameter: 500,
  title: 200,
  rows: 1000,
  fields: 100,
  field: 4000,
  key: 200,
};

type Cell = string | number | boolean | null;
type Parameters = Readonly<Record<string, string>>;

interface Fields {
  ready: object;
  code: object;
  open: { moduleCode: string; applicationCode?: string; name?: string; parameters?: Parameters };
  close: object;
  title: { title: string };
  unsaved: { unsaved: boolean };
  select: { rows: readonly Readonly<Record<string, Cell>>[] };
  pick: { moduleCode: string; multiple: boolean; selected: readonly string[] };
  active: object;
}

export type MessageType = keyof Fields;
export type MessageOf<T extends MessageType> = { type: T } & Fields[T];
/** A valid message of a module. */
export type ModuleMessage = { [T in MessageType]: MessageOf<T> }[MessageType];

/**
 * `version`: not version 1. `unknown`: unknown type. `shape`: a field is missing, has the wrong
 * type or is too long. `background`: allowed only in the active tab. `busy`: the previous request
 * is still open.
 */
type RefusalReason = 'version' | 'unknown' | 'shape' | 'background' | 'busy';

/** A row picked by the user. */
export interface PickedRow {
  key: string;
  name: string;
  values: Readonly<Record<string, unknown>>;
}

/**
 * `tooSoon`: requested twice within a second. `refused`: this account may not get a code for this
 * module. `failed`: try again later.
 */
export type CodeError = 'tooSoon' | 'refused' | 'failed';

/** The portal's color scheme and its button color. */
export type Appearance = { scheme: 'light' | 'dark'; colour: string };

/** A message of the portal to a module. */
export type PortalMessage =
  | ({
      type: 'welcome';
      protocol: number;
      locale: string;
      moduleCode: string;
      parameters: Parameters;
      clientId: string | null;
    } & Appearance)
  | { type: 'code'; code: string; expiresAt: string | null }
  | { type: 'code'; error: CodeError }
  | ({ type: 'theme' } & Appearance)
  | { type: 'language'; locale: string }
  | { type: 'picked'; rows: readonly PickedRow[] }
  | { type: 'picked'; cancelled: true }
  | { type: 'done'; of: MessageType }
  | { type: 'refused'; of: string; reason: RefusalReason };

type ParsedMessage = { message: ModuleMessage } | { refused: string; reason: RefusalReason };
type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;
const isCell = (value: unknown): value is Cell =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= limits.field);

function isParameters(value: unknown): value is Parameters {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= limits.parameters &&
    entries.every(
      ([name, text]) =>
        isText(name, limits.code) && typeof text === 'string' && text.length <= limits.parameter,
    )
  );
}

function isRow(value: unknown): value is Readonly<Record<string, Cell>> {
  if (!isRecord(value)) return false;
  const cells = Object.values(value);
  return cells.length <= limits.fields && cells.every(isCell);
}

/**
 * Puts a title on one line and removes control characters, such as those that change the writing
 * direction of the tabs next to it.
 */
function plainTitle(title: string): string {
  const plain = title
    .slice(0, 10 * limits.title)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, limits.title).join('');
}

/** Parsers by message type; null if a field is invalid. */
const parsers: { [T in MessageType]: (raw: Raw) => MessageOf<T> | null } = {
  ready: () => ({ type: 'ready' }),
  code: () => ({ type: 'code' }),
  close: () => ({ type: 'close' }),
  active: () => ({ type: 'active' }),
  open({ moduleCode, applicationCode, name, parameters }) {
    if (!isText(moduleCode, limits.code)) return null;
    if (applicationCode !== undefined && !isText(applicationCode, limits.code)) return null;
    if (name !== undefined && !isText(name, limits.name)) return null;
    if (parameters !== undefined && !isParameters(parameters)) return null;
    return {
      type: 'open',
      moduleCode,
      ...(applicationCode !== undefined && { applicationCode }),
      ...(name !== undefined && { name: plainTitle(name) }),
      ...(parameters !== undefined && { parameters }),
    };
  },
  title: ({ title }) =>
    typeof title === 'string' ? { type: 'title', title: plainTitle(title) } : null,
  unsaved: ({ unsaved }) => (typeof unsaved === 'boolean' ? { type: 'unsaved', unsaved } : null),
  select({ rows }) {
    return Array.isArray(rows) && rows.length <= limits.rows && rows.every(isRow)
      ? { type: 'select', rows }
      : null;
  },
  pick({ moduleCode, multiple = false, selected = [] }) {
    if (!isText(moduleCode, limits.code) || typeof multiple !== 'boolean') return null;
    if (!Array.isArray(selected) || selected.length > limits.rows) return null;
    const keys: unknown[] = selected;
    return keys.every((key) => isText(key, limits.key))
      ? { type: 'pick', moduleCode, multiple, selected: keys }
      : null;
  },
};

/** Parses a message posted by a frame; null if it does not belong to this protocol. */
export function parseMessage(data: unknown): ParsedMessage | null {
  if (!isRecord(data) || typeof data.portal !== 'number') return null;
  const type = typeof data.type === 'string' ? data.type.slice(0, limits.code) : '';
  if (data.portal !== PROTOCOL_VERSION) return { refused: type, reason: 'version' };
  if (!Object.hasOwn(parsers, type)) return { refused: type, reason: 'unknown' };
  const message = parsers[type as MessageType](data);
  return message === null ? { refused: type, reason: 'shape' } : { message };
}
