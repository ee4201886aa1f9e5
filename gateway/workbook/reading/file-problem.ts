import type { JobProblemCode } from '../../generated/resolvers.ts';
import type { MessageKey } from '../../language/messages.ts';

/** What can be wrong with a file that is read. */
export type FileProblemCode = Extract<
  JobProblemCode,
  | 'BAD_FILE'
  | 'ENCRYPTED_FILE'
  | 'MACRO_FILE'
  | 'FILE_TOO_LARGE'
  | 'TOO_MANY_ROWS'
  | 'WRONG_TEMPLATE'
  | 'NO_ROWS'
>;

/** A file that is not read on. Its words are found when it is told, in the language of whoever asks. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly code: FileProblemCode;
  /** Words of its own, where those of the code do not say enough. */
  readonly told: { message: MessageKey; values?: Readonly<Record<string, string | number>> } | null;
  constructor(code: FileProblemCode, told: FileProblem['told'] = null) {
    super(code);
    this.code = code;
    this.told = told;
  }
}
