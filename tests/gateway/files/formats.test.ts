import { describe, expect, it } from 'vitest';
import { checkPicture } from '../../../gateway/files/check-picture.ts';
import { FileRefusal } from '../../../gateway/files/file-refusal.ts';
import { EXTENSIONS, formatOf } from '../../../gateway/files/formats/picture-formats.ts';
import { heads, PNG, PROGRAM, SVG } from '../../support/browser/pictures.ts';

const kinds = Object.entries(heads).map(([kind, head]) => ({
  kind,
  head,
  extension: kind.split(' ')[0]!,
}));

function outcome(name: string, content: Buffer): string {
  try {
    return checkPicture(name, content).contentType;
  } catch (error) {
    if (error instanceof FileRefusal) return error.code;
    throw error;
  }
}

it('accepts the extensions of the specification', () => {
  expect(EXTENSIONS.toSorted()).toEqual([
    'bmp',
    'gif',
    'jpeg',
    'jpg',
    'png',
    'psd',
    'svg',
    'tiff',
    'webp',
  ]);
});

describe.each(kinds)('a picture of kind $kind', ({ head, extension }) => {
  it('states its dimensions in its header', () => {
    expect(formatOf(head(300, 200))?.extensions).toContain(extension);
    expect(formatOf(head(300, 200))?.size(head(300, 200))).toEqual({ width: 300, height: 200 });
  });

  it('is accepted up to 4096 pixels per side', () => {
    expect(outcome(`me.${extension}`, head(4096, 4096))).toMatch(/^image\//u);
    expect(outcome(`me.${extension}`, head(4097, 10))).toBe('PICTURE_TOO_LARGE');
    expect(outcome(`me.${extension}`, head(10, 4097))).toBe('PICTURE_TOO_LARGE');
  });

  it('is refused when its header is cut off anywhere, and parsing always ends', () => {
    const whole = head(300, 200);
    const cut = Array.from({ length: whole.length }, (_, length) =>
      outcome(`me.${extension}`, whole.subarray(0, length)),
    );
    expect(cut[0]).toBe('FILE_EMPTY');
    expect(
      cut
        .slice(1)
        .every(
          (one) => one === 'FILE_CONTENT' || one === 'PICTURE_BROKEN' || one.startsWith('image/'),
        ),
    ).toBe(true);
    expect(cut).toContain('FILE_CONTENT');
  });

  it('may contain anything after its signature', () => {
    const start = head(300, 200).subarray(0, 16);
    for (const filler of [0x00, 0x01, 0x7f, 0x80, 0xff]) {
      expect(
        outcome(`me.${extension}`, Buffer.concat([start, Buffer.alloc(100_000, filler)])),
      ).toMatch(/^[A-Z_]+$|^image\//u);
    }
  });
});

it.each([
  ['a PNG of 30,000 pixels', 'me.png', heads.png!(30_000, 30_000), 'PICTURE_TOO_LARGE'],
  ['a PNG without a pixel', 'me.png', heads.png!(0, 5), 'PICTURE_BROKEN'],
  ['nothing', 'me.png', Buffer.alloc(0), 'FILE_EMPTY'],
  ['one byte', 'me.png', Buffer.from('x'), 'FILE_CONTENT'],
  [
    'more than 5 MB',
    'me.png',
    Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]),
    'FILE_TOO_LARGE',
  ],
  [
    'exactly 5 MB',
    'me.png',
    Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 - PNG.length)]),
    'image/png',
  ],
  ['a program with the name of a picture', 'me.png', PROGRAM, 'FILE_CONTENT'],
  ['a program', 'me.exe', PROGRAM, 'FILE_TYPE'],
  ['a picture with the name of a program', 'me.png.exe', PNG, 'FILE_TYPE'],
  ['a picture with two dots in its name', 'me.exe.png', PNG, 'image/png'],
  ['a name that ends with a dot', 'me.png.', PNG, 'FILE_TYPE'],
  ['a name without extension', 'png', PNG, 'FILE_TYPE'],
  ['an extension in capitals', 'ME.PNG', PNG, 'image/png'],
  ['a PNG that calls itself JPG', 'me.jpg', PNG, 'FILE_CONTENT'],
  ['a JPG under its longer name', 'me.jpeg', heads.jpeg!(9, 9), 'image/jpeg'],
  [
    'a page that calls itself PNG',
    'me.png',
    Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
    'FILE_CONTENT',
  ],
])('%s is refused as %4$s', (_title, name, content, expected) => {
  expect(outcome(name, content)).toBe(expected);
});

it.each([
  ['a drawing with a prologue', SVG, 'image/svg+xml'],
  ['a bare drawing', Buffer.from('<svg/>').fill('<svg>', 0, 5), 'image/svg+xml'],
  [
    'a drawing after a mark of byte order',
    Buffer.from('\uFEFF<svg xmlns="x"></svg>'),
    'image/svg+xml',
  ],
  ['a page with a drawing in it', Buffer.from('<html><svg></svg></html>'), 'FILE_CONTENT'],
  ['a page behind a comment', Buffer.from('<!-- <svg> --><html></html>'), 'FILE_CONTENT'],
  [
    'a type that declares names',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
    'FILE_CONTENT',
  ],
  ['a comment without end', Buffer.from(`<!-- ${'<!--'.repeat(200_000)}`), 'FILE_CONTENT'],
  ['text', Buffer.from('svg'), 'FILE_CONTENT'],
])('%s is recognized as %3$s', (_title, content, expected) => {
  expect(outcome('me.svg', content)).toBe(expected);
});
