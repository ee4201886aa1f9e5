/** A file as a multipart body brings it. */
export class UploadedFile {
  /** The type that the sender gave, not checked. */
  readonly contentType: string;
  readonly content: Buffer;

  constructor(contentType: string, content: Buffer) {
    this.contentType = contentType;
    this.content = content;
  }
}
