/** Lists that are not modules. */
const OWN_LISTS: ReadonlySet<string> = new Set(['approval', 'tasks', 'messages']);
/** Codes with the characters that the portal accepts in addresses. */
const MODULE_LIST = /^module:([\p{L}\p{N}\p{Ps}#][^\p{C}<>"'`=]{0,63})$/u;

/** Parses the id of a list; null for an unknown list. */
export function listOf(id: string): { id: string; moduleCode: string | null } | null {
  if (OWN_LISTS.has(id)) return { id, moduleCode: null };
  const moduleCode = MODULE_LIST.exec(id)?.[1];
  return moduleCode === undefined ? null : { id, moduleCode };
}
