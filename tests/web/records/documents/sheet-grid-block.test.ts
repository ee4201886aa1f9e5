import { describe, expect, it } from 'vitest';
import { parseBlock, formatBlock } from '../../../../web/records/documents/grid/tab-separated.ts';

describe('A block of cells on the clipboard', () => {
  it.each([
    ['one cell', '7', [['7']]],
    [
      'what Excel writes',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'what other systems write',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['old line ends', 'a\rb\r', [['a'], ['b']]],
    [
      'empty cells at every edge',
      '\t1\t\r\n\t\t\r\n',
      [
        ['', '1', ''],
        ['', '', ''],
      ],
    ],
    ['an empty line in the middle', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'lines of unlike lengths',
      'a\nb\tc',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    ['a cell of several lines', '"one\r\ntwo\tthree"\tx', [['one\r\ntwo\tthree', 'x']]],
    ['quotes that are doubled', '"5"" pipe"\tb', [['5" pipe', 'b']]],
    ['a quote that stands alone', '"\tb', [['"', 'b']]],
    [
      'an inch sign that is never closed',
      '5"\t"6\n7',
      [
        ['5"', '"6'],
        ['7', ''],
      ],
    ],
    ['words after a quote that was closed', '"A" grade\tb', [['"A" grade', 'b']]],
    ['nothing', '', [['']]],
  ])('is read: %s', (_what, text, block) => {
    expect(parseBlock(text)).toEqual(block);
  });

  it('is written so that it can be read again', () => {
    const block = [
      ['a', 'two\nlines', '5" pipe'],
      ['"quoted"', 'tab\there', ''],
    ];
    expect(formatBlock(block)).toBe('a\t"two\nlines"\t5" pipe\r\n"""quoted"""\t"tab\there"\t');
    expect(parseBlock(formatBlock(block))).toEqual(block);
  });

  it('of a thousand lines of forty cells is read at once', () => {
    const block = Array.from({ length: 1000 }, (_, line) =>
      Array.from({ length: 40 }, (__, at) => `${String(line)}.${String(at)}`),
    );
    expect(parseBlock(formatBlock(block))).toEqual(block);
  });
});
