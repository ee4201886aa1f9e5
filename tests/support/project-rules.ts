import { posix } from 'node:path';
import { isGenerated, judgeImport } from '../../scripts/lint/fences.mjs';
import { importCycles } from './import-cycles.ts';
import { importsOf, staticImportsOf } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

export const MAX_ROOT_FILES = 6;
/**
 * Top-level folders that consist of subfolders. `schema` (one file per domain) and `scripts` (one
 * file per command) are treated as ordinary folders.
 */
const ROOTS: ReadonlySet<string> = new Set(['gateway', 'retail', 'web', 'tests']);
export const MAX_FOLDER_FILES = 30;
/** Folders of data with one table per file: the demo data, and the texts of each language. */
const DATA_FOLDERS = /^(retail\/seed\b|web\/platform\/language\/packs$)/;

export function brokenFences({ path, ...source }: SourceFile): string[] {
  return importsOf({ path, ...source }).flatMap((name) => {
    const isPackage = !name.startsWith('.');
    const target = isPackage ? name : posix.join(posix.dirname(path), name);
    const broken = judgeImport(path, target, isPackage);
    return broken === undefined ? [] : [`${path} imports ${name}: ${broken}`];
  });
}

const filesIn = (path: string, names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name.replace(/\?\w+$/, '')));
export const importedFiles = (source: SourceFile) => filesIn(source.path, importsOf(source));
/**
 * The imports that count for cycles. In the portal and the tests `import()` does not count: a
 * component that is loaded on demand may import the file that loads it.
 */
const filesOfCycles = (source: SourceFile) =>
  /^(web|tests)\//.test(source.path)
    ? filesIn(source.path, staticImportsOf(source))
    : importedFiles(source);

/** One message for each group of files that import each other. */
export const importCyclesOf = (sources: readonly SourceFile[]): string[] =>
  importCycles(new Map(sources.map((source) => [source.path, filesOfCycles(source)]))).map(
    (group) =>
      `${group.join(', ')} import each other: move what they share into a file that imports none of them`,
  );

/**
 * Messages for folders with too many files for a quick overview. Styles and operations count as
 * files; generated files do not.
 */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    if (DATA_FOLDERS.test(folder) || isGenerated(path) || folder.includes('__snapshots__'))
      continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > (ROOTS.has(folder) ? MAX_ROOT_FILES : MAX_FOLDER_FILES))
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files: put those that belong together into a folder of their own`,
    );
}

/**
 * Whether a file is only a table of data (the names of a seed, the texts of a language): constants
 * and no code that runs. Such a file may be as long as its data.
 */
export const isDataTable = ({ tree, text }: SourceFile) =>
  tree.statements.length <= 3 && !/=>|function |\bif \(/.test(text);
