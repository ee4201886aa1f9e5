import type { SheetStatus } from '../../generated/schema.ts';

const editableStatuses: ReadonlySet<SheetStatus> = new Set(['DRAFT', 'RETURNED']);

/** Returns whether a document with this status can be edited and submitted by its author. */
export function isEditableByAuthor(status: SheetStatus): boolean {
  return editableStatuses.has(status);
}
