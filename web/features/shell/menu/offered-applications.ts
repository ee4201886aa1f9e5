import type { Application, MenuLeaf } from './menu-rows.ts';

/** Finds an application by the code in an address: an exact match, else one that ignores case. */
function findApplication(applications: readonly Application[], code: string): Application | null {
  const plain = code.trim().toLowerCase();
  return (
    applications.find((one) => one.code === code) ??
    applications.find((one) => one.code.toLowerCase() === plain) ??
    null
  );
}

/**
 * The applications that a workbench offers: all, or only the one in the address. Empty if the
 * account does not have that one.
 */
export function offeredApplications(
  applications: readonly Application[],
  narrowedTo: string | null,
): readonly Application[] {
  if (narrowedTo === null) return applications;
  const only = findApplication(applications, narrowedTo);
  return only === null ? [] : [only];
}

/** The leaves that belong to offered applications. */
export function offeredLeaves(
  leaves: readonly MenuLeaf[],
  offered: readonly Application[],
): readonly MenuLeaf[] {
  return leaves.filter(({ application }) => offered.some(({ code }) => code === application.code));
}
