import type { JobProblemCode } from '../../generated/resolvers.ts';
import type { MessageKey } from '../../language/messages.ts';

/** Problems of an uploaded file. */
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

/** Stops reading a file. The message is looked up in the user's language when it is shown. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly code: FileProblemCode;
  /** A more specific message than that of the code, or null. */
  readonly details: {
    message: MessageKey;
    values?: Readonly<Record<string, string | number>>;
  } | null;
  constructor(code: FileProblemCode, details: FileProblem['details'] = null) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
