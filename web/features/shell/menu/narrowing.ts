import type { Application, MenuLeaf } from './menu-rows.ts';

/** The application that an address names. Upper and lower case make no difference where no code is written exactly so. */
function applicationNamed(applications: readonly Application[], code: string): Application | null {
  const plain = code.trim().toLowerCase();
  return (
    applications.find((one) => one.code === code) ??
    applications.find((one) => one.code.toLowerCase() === plain) ??
    null
  );
}

/** What a workbench offers to choose from: all applications, or the one that the address narrows it to, if the account has it. */
export function offeredApplications(
  applications: readonly Application[],
  narrowedTo: string | null,
): readonly Application[] {
  if (narrowedTo === null) return applications;
  const only = applicationNamed(applications, narrowedTo);
  return only === null ? [] : [only];
}

/** Leaves of the applications that are offered. */
export function offeredLeaves(
  leaves: readonly MenuLeaf[],
  offered: readonly Application[],
): readonly MenuLeaf[] {
  return leaves.filter(({ application }) => offered.some(({ code }) => code === application.code));
}
