import type { PictureFormat } from './picture-format.ts';

/** What may come before the drawing. Each pattern is anchored at the start. */
const PROLOGUE = [
  /^\s+/u,
  /^<\?[^>]{0,1000}\?>/u,
  /^<!--[^]{0,20000}?-->/u,
  /^<!DOCTYPE\s[^[>]{0,1000}>/iu,
];
/** The drawing must begin within this many bytes. */
const HEAD_BYTES = 64 * 1024;

/**
 * Whether the content is an SVG: only a prologue may come before it. A document type with its own
 * declarations is not accepted.
 */
function isDrawing(content: Buffer): boolean {
  let text = content
    .subarray(0, HEAD_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
  for (;;) {
    const taken = PROLOGUE.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find(
      (length) => length > 0,
    );
    if (taken === undefined) return /^<svg[\s>]/u.test(text);
    text = text.slice(taken);
  }
}

/**
 * A drawing can contain scripts and links, so it is sent in a way that disables them and never
 * opened as a page.
 */
export const svg: PictureFormat = {
  extensions: ['svg'],
  contentType: 'image/svg+xml',
  safeToOpen: false,
  recognizes: isDrawing,
  size: () => 'drawn',
};
