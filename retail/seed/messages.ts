import { DAY_MS, momentOfDay } from '../server/calendar.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { bits, DRAW } from './noise.ts';
import { POSTS, STAFF, SUPPLIER_ACCOUNTS } from './people.ts';
import { insertRows, type Value } from './rows.ts';
import {
  ANNOUNCEMENTS,
  HOSTILE,
  ODD_TITLE,
  PRIORITIES,
  STAFF_TEXTS,
  SUPPLIER_TEXTS,
  TYPES,
  type MessageType,
  type Text,
  type Texts,
} from './message-texts.ts';

interface Owner {
  audience: 'staff' | 'vendor';
  kind: 'all' | 'template' | 'account';
  id: string;
}

interface Draft {
  owner: Owner;
  type: MessageType;
  text: Text;
  priority?: boolean;
  /** A fixed age; by default it follows from the position in the list. */
  hoursAgo?: number;
}

const HOUR = 3_600_000;

/** Older messages are read. */
const READ_AFTER = 9 * DAY_MS;
/** In hours. */
const MAX_HOURS_AGO = 720;

const STORE_MANAGER = 'PT04';

/**
 * Messages to staff: announcements to all, 30 to the operations director, 22 to store managers, the
 * others in turn.
 */
const STAFF_MESSAGES = 160;
const SUPPLIER_MESSAGES = 40;
/** Additional messages, so that one account has more than a badge can show. */
const STRESS_MESSAGES = 1050;
/** Interval of priority messages among the others. */
const URGENT = 16;
const ANNOUNCEMENTS_TO_SUPPLIERS = 4;
const TO_DIRECTOR = 30;
const TO_MANAGERS = 22;

export function seedMessages(db: RetailDatabase, today: number): void {
  const now = momentOfDay(today);
  const drafts = [
    ...staffDrafts(),
    ...supplierDrafts(),
    ...usual(STRESS_MESSAGES - 1, STAFF_TEXTS, () => account('staff', 'stress')),
    { owner: account('staff', 'stress'), type: 'notify' as const, text: ODD_TITLE, hoursAgo: 1 },
  ];
  const messages = drafts.map((draft, n) => ({
    ...draft,
    id: `MSG${String(100001 + n)}`,
    created: now - hoursAgo(draft, n) * HOUR,
  }));
  insertRows(
    db,
    'message',
    [
      'id',
      'audience',
      'ownerkind',
      'ownerid',
      'msgtype',
      'msgtitle',
      'msgcontent',
      'priorityflag',
      'created',
    ],
    messages.map(({ id, owner, type, text, priority, created }): Value[] => [
      id,
      owner.audience,
      owner.kind,
      owner.id,
      type,
      ...text,
      priority ? '1' : '0',
      created,
    ]),
  );
  insertRows(
    db,
    'message_read',
    ['id', 'usercode', 'readtime'],
    messages
      .filter(({ created }) => now - created > READ_AFTER)
      .flatMap(({ id, owner, created }) =>
        readersOf(owner).map((usercode) => [id, usercode, created + HOUR]),
      ),
  );
}

function hoursAgo(draft: Draft, n: number): number {
  return draft.hoursAgo ?? 1 + (bits(DRAW.workflow, n, 20) % MAX_HOURS_AGO);
}

function staffDrafts(): Draft[] {
  const announcements = ANNOUNCEMENTS.map((text, n): Draft => ({
    owner: everybody('staff'),
    type: 'announce',
    text,
    priority: n < PRIORITIES,
  }));
  const director: Draft[] = [
    { owner: account('staff', 'ops_director'), type: 'sysinfo', text: HOSTILE, hoursAgo: 6 },
    ...usual(TO_DIRECTOR - 1, STAFF_TEXTS, () => account('staff', 'ops_director')),
  ];
  const managers = usual(TO_MANAGERS, STAFF_TEXTS, () => ({
    audience: 'staff',
    kind: 'template',
    id: STORE_MANAGER,
  }));
  const others = STAFF.filter(
    ({ usercode }) => usercode !== 'ops_director' && usercode !== 'stress',
  );
  const rest = STAFF_MESSAGES - announcements.length - director.length - managers.length;
  return [
    ...announcements,
    ...director,
    ...managers,
    ...usual(rest, STAFF_TEXTS, (n) =>
      account('staff', others[inTurn(n, others.length)]?.usercode ?? ''),
    ),
  ];
}

function supplierDrafts(): Draft[] {
  const announcements = ANNOUNCEMENTS.slice(-ANNOUNCEMENTS_TO_SUPPLIERS).map((text): Draft => ({
    owner: everybody('vendor'),
    type: 'announce',
    text,
  }));
  const rest = SUPPLIER_MESSAGES - announcements.length - 1;
  const first = account('vendor', SUPPLIER_ACCOUNTS[0]?.[0] ?? '');
  const turn = (n: number) =>
    account('vendor', SUPPLIER_ACCOUNTS[inTurn(n, SUPPLIER_ACCOUNTS.length)]?.[0] ?? '');
  return [
    ...announcements,
    { owner: first, type: 'sysinfo', text: HOSTILE, hoursAgo: 6 },
    ...usual(rest, SUPPLIER_TEXTS, turn),
  ];
}

/** The four usual types in turn, with their texts. */
function usual(count: number, source: Texts, ownerOf: (n: number) => Owner): Draft[] {
  return Array.from({ length: count }, (_, n) => {
    const type = TYPES[n % TYPES.length] ?? 'notify';
    const texts = source[type];
    const text = texts[Math.floor(n / TYPES.length) % texts.length] ?? texts[0];
    return { owner: ownerOf(n), type, text, priority: n % URGENT === TYPES.length };
  });
}

/** The recipient in turn: each gets one message of every type before the next recipient. */
function inTurn(n: number, accounts: number): number {
  return Math.floor(n / TYPES.length) % accounts;
}

function account(audience: Owner['audience'], id: string): Owner {
  return { audience, kind: 'account', id };
}

function everybody(audience: Owner['audience']): Owner {
  return { audience, kind: 'all', id: '' };
}

/** Old messages are read by all accounts, except the account with too many messages. */
function readersOf({ audience, kind, id }: Owner): string[] {
  if (audience === 'vendor')
    return kind === 'all' ? SUPPLIER_ACCOUNTS.map(([usercode]) => usercode) : [id];
  const staff = STAFF.filter(
    ({ usercode, posts }) =>
      kind === 'all' || (kind === 'account' ? usercode === id : posts.some(isManager)),
  );
  return staff.map(({ usercode }) => usercode).filter((usercode) => usercode !== 'stress');
}

function isManager(post: string): boolean {
  return POSTS.some(([code, , , template]) => code === post && template === STORE_MANAGER);
}
