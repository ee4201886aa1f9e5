export interface PictureSize {
  width: number;
  height: number;
}

/** A kind of picture: how its content is known, whatever the file is called, and how large it becomes when somebody draws it. */
export interface PictureFormat {
  /** Of the file's name, in lower case; the first is the one we write. */
  extensions: readonly [string, ...string[]];
  contentType: string;
  /** A browser shows it in a page of its own without running anything. */
  safeToOpen: boolean;
  recognises(content: Buffer): boolean;
  /** From the head of the file, without decoding it; `drawn` has none, null where the head is broken. */
  size(content: Buffer): PictureSize | 'drawn' | null;
}

/** Reads numbers of a file's head; what lies beyond its end makes no size. */
export function withinContent(read: () => PictureSize | null): PictureSize | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function beginsWith(content: Buffer, bytes: string, at = 0): boolean {
  return content.subarray(at, at + bytes.length).toString('latin1') === bytes;
}
