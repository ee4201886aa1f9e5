import type { PictureFormat } from './picture-format.ts';

/** What may stand before the drawing; each pattern is anchored and takes something or nothing. */
const BEFORE = [
  /^\s+/u,
  /^<\?[^>]{0,1000}\?>/u,
  /^<!--[^]{0,20000}?-->/u,
  /^<!DOCTYPE\s[^[>]{0,1000}>/iu,
];
/** The drawing must begin within so much of the file. */
const HEAD_BYTES = 64 * 1024;

/** A drawing and nothing before it but its prologue. A document type that declares names of its own is refused with it. */
function isDrawing(content: Buffer): boolean {
  let text = content
    .subarray(0, HEAD_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
  for (;;) {
    const taken = BEFORE.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find(
      (length) => length > 0,
    );
    if (taken === undefined) return /^<svg[\s>]/u.test(text);
    text = text.slice(taken);
  }
}

/** A drawing can hold scripts and links: it is passed on in a way in which none of them counts, and never shown in a page of its own. */
export const svg: PictureFormat = {
  extensions: ['svg'],
  contentType: 'image/svg+xml',
  safeToOpen: false,
  recognises: isDrawing,
  size: () => 'drawn',
};
