import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGenerated } from '../../scripts/lint/fences.mjs';
import { projectFiles, projectRoot } from './source-files.ts';

/** The highest number of existing files that may have to mention a new entry of a registry. */
export const MAX_PLACES = 5;

export interface RegistrySource {
  path: string;
  text: string;
}

/** The printed schema, also of releases, names everything once more. */
const isPublished = (path: string) => path.startsWith('schema/published/');

/** The handwritten sources with a path that matches the pattern, with their text. */
export function registrySources(paths: RegExp): RegistrySource[] {
  return projectFiles()
    .filter((path) => paths.test(path) && !isGenerated(path) && !isPublished(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
}

interface PlacesOptions {
  /** Matches the names of the entry. */
  mentions: RegExp;
  /** Ignores the files of the entries themselves, and others that do not count. */
  isIgnored: (path: string) => boolean;
}

/** The files that mention an entry of a registry, except its own files. */
export function placesOf(
  sources: readonly RegistrySource[],
  { mentions, isIgnored }: PlacesOptions,
): string[] {
  return sources
    .filter(({ path, text }) => mentions.test(text) && !isIgnored(path))
    .map(({ path }) => path);
}
