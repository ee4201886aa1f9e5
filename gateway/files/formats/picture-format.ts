export interface PictureSize {
  width: number;
  height: number;
}

/**
 * A picture format: how its content is recognized (regardless of the file name) and its dimensions.
 */
export interface PictureFormat {
  /** File extensions in lower case; the first is the one the gateway writes. */
  extensions: readonly [string, ...string[]];
  contentType: string;
  /** Whether a browser can open it as a page without running scripts. */
  safeToOpen: boolean;
  recognizes(content: Buffer): boolean;
  /**
   * Dimensions from the header, without decoding; `drawn` for vector graphics, null when the header
   * is broken.
   */
  size(content: Buffer): PictureSize | 'drawn' | null;
}

/** Reads numbers of a header. Null when they lie beyond the end of the file. */
export function readSize(read: () => PictureSize | null): PictureSize | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function startsWith(content: Buffer, bytes: string, offset = 0): boolean {
  return content.subarray(offset, offset + bytes.length).toString('latin1') === bytes;
}
