import type { SheetStatus } from '../../generated/schema.ts';

const open: ReadonlySet<SheetStatus> = new Set(['DRAFT', 'RETURNED']);

/** Whether a document in this state is with whoever began it, so that it is written on and handed in. */
export function isWithItsAuthor(status: SheetStatus): boolean {
  return open.has(status);
}
