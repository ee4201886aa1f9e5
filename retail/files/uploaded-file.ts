/** An uploaded file from a multipart body. */
export class UploadedFile {
  /** The content type given by the sender; not checked. */
  readonly contentType: string;
  readonly content: Buffer;

  constructor(contentType: string, content: Buffer) {
    this.contentType = contentType;
    this.content = content;
  }
}
