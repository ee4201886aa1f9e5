/**
 * Headers of image files that declare a given size and contain no pixels. This is all that a check
 * without decoding reads.
 */
type Head = (width: number, height: number) => Buffer;

const bytes = (...values: number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');
const big16 = (value: number) => bytes(value >> 8, value & 255);
const big32 = (value: number) => Buffer.concat([big16(value >>> 16), big16(value & 0xffff)]);
const little16 = (value: number) => bytes(value & 255, value >> 8);
const little24 = (value: number) => Buffer.concat([little16(value & 0xffff), bytes(value >> 16)]);
const little32 = (value: number) =>
  Buffer.concat([little16(value & 0xffff), little16(value >>> 16)]);

export const heads: Readonly<Record<string, Head>> = {
  png: (width, height) =>
    Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      big32(13),
      text('IHDR'),
      big32(width),
      big32(height),
      bytes(8, 2, 0, 0, 0),
      big32(0),
    ]),
  // A different segment and a fill byte, then the frame header.
  jpeg: (width, height) =>
    Buffer.concat([
      bytes(0xff, 0xd8, 0xff, 0xe0),
      big16(16),
      Buffer.alloc(14),
      bytes(0xff, 0xff, 0xc0),
      big16(17),
      bytes(8),
      big16(height),
      big16(width),
      Buffer.alloc(10),
    ]),
  gif: (width, height) =>
    Buffer.concat([text('GIF89a'), little16(width), little16(height), bytes(0, 0, 0)]),
  bmp: (width, height) =>
    Buffer.concat([
      text('BM'),
      little32(54),
      little32(0),
      little32(54),
      little32(40),
      little32(width),
      little32(-height >>> 0),
      Buffer.alloc(28),
    ]),
  'webp VP8': (width, height) =>
    Buffer.concat([
      text('RIFF    WEBPVP8 '),
      Buffer.alloc(7),
      bytes(0x9d, 0x01, 0x2a),
      little16(width),
      little16(height),
    ]),
  'webp VP8L': (width, height) =>
    Buffer.concat([
      text('RIFF    WEBPVP8L'),
      Buffer.alloc(4),
      bytes(0x2f),
      little32((width - 1) | ((height - 1) << 14)),
    ]),
  'webp VP8X': (width, height) =>
    Buffer.concat([
      text('RIFF    WEBPVP8X'),
      Buffer.alloc(8),
      little24(width - 1),
      little24(height - 1),
    ]),
  psd: (width, height) =>
    Buffer.concat([
      text('8BPS\x00\x01'),
      Buffer.alloc(8),
      big32(height),
      big32(width),
      Buffer.alloc(4),
    ]),
  tiff: (width, height) =>
    Buffer.concat([
      text('II*\x00'),
      little32(8),
      little16(2),
      ...[
        [256, 3, width],
        [257, 4, height],
      ].map(([tag, kind, value]) =>
        Buffer.concat([little16(tag!), little16(kind!), little32(1), little32(value!)]),
      ),
    ]),
  'tiff of a big machine': (width, height) =>
    Buffer.concat([
      text('MM\x00*'),
      big32(8),
      big16(2),
      ...[256, 257].map((tag) =>
        Buffer.concat([
          big16(tag),
          big16(3),
          big32(1),
          big16(tag === 256 ? width : height),
          big16(0),
        ]),
      ),
    ]),
};

export const PNG = heads.png!(200, 200);

/** The first bytes of a Windows program. */
export const PROGRAM = Buffer.concat([text('MZ\x90\x00\x03'), Buffer.alloc(200)]);

export const SVG = Buffer.from(
  '<?xml version="1.0"?><!-- a drawing --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
