import type { RetailDatabase } from '../sqlite.ts';
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
  /** A fixed age; otherwise it follows from its place in the list. */
  hoursAgo?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is older has been read. */
const READ_AFTER = 9 * DAY;
/** In hours. */
const LONGEST_AGO = 720;

const STORE_MANAGER = 'PT04';

/** Of the staff: announcements to all, 30 to the operations director, 22 to store managers, the others in turn. */
const STAFF_MESSAGES = 160;
const SUPPLIER_MESSAGES = 40;
/** Beside them, so that one account has more than a badge can show. */
const STRESS_MESSAGES = 120;
const ANNOUNCEMENTS_TO_SUPPLIERS = 4;
const TO_DIRECTOR = 30;
const TO_MANAGERS = 22;

/** What messages lead to: those to do the approval centre, notices the task of a store, alerts a document of their reader's applications. */
const LINKS: Readonly<Partial<Record<MessageType, string>>> = {
  todo: `UPDATE message SET modulecode = '100003', moduleparams = '{"tab":"pending"}' WHERE msgtype = 'todo' AND moduleparams IS NULL`,
  notify: `UPDATE message SET modulecode = '100004',
      moduleparams = (SELECT json_object('tab', 'mytodo', 'taskid', t.taskid) FROM pool_task t
        WHERE t.assignee = message.ownerid ORDER BY t.taskid LIMIT 1)
    WHERE msgtype = 'notify' AND audience = 'staff' AND modulecode IS NULL`,
  alert: `UPDATE message SET (modulecode, moduleparams) =
      (SELECT m.modulecode, json_object('sheetid', i.bizkey) FROM module m JOIN process_instance i ON i.biztype = m.sheettype
        WHERE m.appcode IN (
          SELECT g.appcode FROM template_application g WHERE message.ownerkind = 'template' AND g.posttmplcode = message.ownerid
          UNION SELECT g.appcode FROM account a JOIN account_post p ON p.userid = a.userid AND p.ismain = 1 JOIN post o USING (postcode)
            JOIN template_application g USING (posttmplcode) WHERE message.ownerkind = 'account' AND a.usercode = message.ownerid
          UNION SELECT g.appcode FROM account a JOIN tenant_application g USING (userid) WHERE a.usercode = message.ownerid)
        ORDER BY m.modulecode, i.instanceid LIMIT 1)
    WHERE msgtype = 'alert' AND modulecode IS NULL`,
};

/** Lets the messages lead somewhere; what leads somewhere already stays as it is. */
export function linkMessages(db: RetailDatabase): void {
  for (const update of Object.values(LINKS)) db.exec(update);
}

export function seedMessages(db: RetailDatabase, today: number): void {
  const now = today * DAY;
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
    ['id', 'audience', 'ownerkind', 'ownerid', 'msgtype', 'msgtitle', 'msgcontent', 'priorityflag', 'created'],
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
      .flatMap(({ id, owner, created }) => readersOf(owner).map((usercode) => [id, usercode, created + HOUR])),
  );
}

function hoursAgo(draft: Draft, n: number): number {
  return draft.hoursAgo ?? 1 + (bits(DRAW.workflow, n, 20) % LONGEST_AGO);
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
  const managers = usual(TO_MANAGERS, STAFF_TEXTS, () => ({ audience: 'staff', kind: 'template', id: STORE_MANAGER }));
  const others = STAFF.filter(({ usercode }) => usercode !== 'ops_director' && usercode !== 'stress');
  const rest = STAFF_MESSAGES - announcements.length - director.length - managers.length;
  return [
    ...announcements,
    ...director,
    ...managers,
    ...usual(rest, STAFF_TEXTS, (n) => account('staff', others[n % others.length]?.usercode ?? '')),
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
  const turn = (n: number) => account('vendor', SUPPLIER_ACCOUNTS[n % SUPPLIER_ACCOUNTS.length]?.[0] ?? '');
  return [...announcements, { owner: first, type: 'sysinfo', text: HOSTILE, hoursAgo: 6 }, ...usual(rest, SUPPLIER_TEXTS, turn)];
}

/** The four usual types in turn, with their texts. */
function usual(count: number, source: Texts, ownerOf: (n: number) => Owner): Draft[] {
  return Array.from({ length: count }, (_, n) => {
    const type = TYPES[n % TYPES.length] ?? 'notify';
    const texts = source[type];
    return { owner: ownerOf(n), type, text: texts[Math.floor(n / TYPES.length) % texts.length] ?? texts[0] };
  });
}

function account(audience: Owner['audience'], id: string): Owner {
  return { audience, kind: 'account', id };
}

function everybody(audience: Owner['audience']): Owner {
  return { audience, kind: 'all', id: '' };
}

/** Everybody has read what is old, but the account whose messages are too many. */
function readersOf({ audience, kind, id }: Owner): string[] {
  if (audience === 'vendor') return kind === 'all' ? SUPPLIER_ACCOUNTS.map(([usercode]) => usercode) : [id];
  const staff = STAFF.filter(
    ({ usercode, posts }) => kind === 'all' || (kind === 'account' ? usercode === id : posts.some(isManager)),
  );
  return staff.map(({ usercode }) => usercode).filter((usercode) => usercode !== 'stress');
}

function isManager(post: string): boolean {
  return POSTS.some(([code, , , template]) => code === post && template === STORE_MANAGER);
}
