import { existsSync, renameSync } from 'node:fs';
import { dateTimeIn } from '../server/calendar.ts';
import { SCHEMA_VERSION } from './tables.ts';

/**
 * The log first: a file without its log has lost changes, but a log without its file does no harm.
 */
const PARTS = ['-shm', '-wal', ''];

/**
 * Renames a data file of another version, with its version and the time in the new name, and returns the line that says so. Nothing is
 * deleted: who needs the file starts the program of that version with it.
 */
export function setAside(
  file: string,
  version: number,
  { timeZone, now }: { timeZone: string; now: number },
): string {
  const time = dateTimeIn(timeZone, now).replace(' ', '-').replaceAll(':', '');
  const kept = unusedName(
    file.replace(/(\.\w+)?$/, (extension) => `.version-${version}.${time}${extension}`),
  );
  renameAll(
    PARTS.filter((part) => existsSync(file + part)),
    (part) => [file + part, kept + part],
  );
  return `Data file ${file} is of version ${version}, and this program works with version ${SCHEMA_VERSION}: it was kept as ${kept}, and new demo data takes its place.`;
}

/** Renames all files or none: if one fails, the others get their names back. */
function renameAll(
  parts: readonly string[],
  namesOf: (part: string) => readonly [from: string, to: string],
): void {
  const done: string[] = [];
  try {
    for (const part of parts) {
      renameSync(...namesOf(part));
      done.push(part);
    }
  } catch (error) {
    for (const [from, to] of done.map(namesOf)) renameSync(to, from);
    throw error;
  }
}

function unusedName(wanted: string): string {
  let name = wanted;
  for (let count = 2; existsSync(name); count += 1)
    name = wanted.replace(/(\.\w+)?$/, (extension) => `-${count}${extension}`);
  return name;
}
