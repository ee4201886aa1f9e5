import type { MessageKey } from '../language/messages.ts';

/** Reasons why a file is refused. The codes are stable; each has the HTTP status of its answer. */
export const FILE_REFUSALS = {
  FILE_MISSING: { status: 400, message: 'fileMissing' },
  FILE_EMPTY: { status: 400, message: 'fileEmpty' },
  FILE_TOO_LARGE: { status: 413, message: 'fileTooLarge' },
  FILE_TYPE: { status: 415, message: 'fileType' },
  FILE_CONTENT: { status: 415, message: 'fileContent' },
  PICTURE_BROKEN: { status: 422, message: 'pictureBroken' },
  PICTURE_TOO_LARGE: { status: 422, message: 'pictureTooLarge' },
  FILE_INFECTED: { status: 422, message: 'fileInfected' },
  FILE_NOT_SCANNED: { status: 503, message: 'fileNotScanned' },
  UPLOAD_MISSING: { status: 400, message: 'uploadMissing' },
  UPLOAD_EMPTY: { status: 400, message: 'noRows' },
  UPLOAD_TYPE: { status: 415, message: 'uploadType' },
  UPLOAD_TOO_LARGE: { status: 413, message: 'uploadTooLarge' },
} as const satisfies Record<string, { status: number; message: MessageKey }>;

export type FileProblem = keyof typeof FILE_REFUSALS;

/** A refused file. Its text is looked up in the caller's language when the answer is written. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly code: FileProblem;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: FileProblem, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
