import type { components } from '../../schema/generated/retail.ts';
import type { Message, MessageType } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { moduleParametersOf } from '../module-model/module-parameters.ts';
import { codeOf } from '../values/rows.ts';

export type MessageRow = components['schemas']['Message'];

export const MESSAGE_ID = 'Message';

/**
 * Message type by the services' value. TODO is the name of a message about a to-do item, not a note
 * of open work.
 */
const TYPES: ReadonlyMap<string, MessageType> = new Map<string, MessageType>([
  ['announce', 'ANNOUNCEMENT'],
  ['todo', 'TODO'],
  ['alert', 'ALERT'],
  ['sysinfo', 'SYSTEM'],
  ['notify', 'NOTICE'],
]);

/** The services' value of a type; null for UNKNOWN. */
export function serviceValueOf(type: MessageType): string | null {
  const [value = null] = [...TYPES].find(([, known]) => known === type) ?? [];
  return value;
}

/** The type of a message; UNKNOWN for a value that the gateway does not know. */
export function typeOf({ msgtype }: MessageRow): MessageType {
  return TYPES.get(msgtype) ?? 'UNKNOWN';
}

/**
 * A message of the schema. Its content is unsanitized HTML from outside; the page that shows it
 * must sanitize it.
 */
export function messageOf(row: MessageRow, createdAt: string | null): Message {
  return {
    id: globalId(MESSAGE_ID, codeOf(row.id)),
    type: typeOf(row),
    title: codeOf(row.msgtitle),
    content: codeOf(row.msgcontent),
    isPriority: codeOf(row.priorityflag) === '1',
    isRead: codeOf(row.msgstatus) === '1',
    createdAt,
    moduleCode: codeOf(row.modulecode) || null,
    moduleParameters: moduleParametersOf(row.moduleparams),
  };
}
