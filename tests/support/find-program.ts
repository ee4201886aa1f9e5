import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of system programs that a normal user's PATH often lacks. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The full path of an installed program; null if there is none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
