import { FileRefusal } from '../files/file-refusal.ts';
import type { Context } from '../request/context.ts';
import type { FileScanner } from '../virus-scan/file-scanner.ts';

/** The name comes from the scanner, of which only one line is wanted. */
const MAX_NAME = 100;

/**
 * Refuses a file that is infected, or that could not be scanned: then it may be tried again. Passes
 * every file without a scanner.
 */
export async function requireClean(
  scanner: FileScanner | null,
  context: Context,
  { file, content }: { file: 'import' | 'avatar' | 'attachment' | 'picture'; content: Buffer },
): Promise<void> {
  const verdict = scanner === null ? null : await scanner.scan(content);
  if (verdict === null || verdict.kind === 'clean') return;
  if (verdict.kind === 'failed') throw new FileRefusal('FILE_NOT_SCANNED');
  context.logSecurity('fileInfected', { file, found: verdict.name.slice(0, MAX_NAME) });
  throw new FileRefusal('FILE_INFECTED');
}
