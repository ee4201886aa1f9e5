import { describe, expect, it } from 'vitest';
import { limits, parseMessage } from '../../../../web/features/embedded/protocol.ts';

const portal = 1;
const refusal = (data: object) => parseMessage({ portal, ...data });

describe('A message of a module', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'code' }],
    [{ type: 'close' }],
    [{ type: 'active' }],
    [{ type: 'open', moduleCode: 'M-1' }],
    [
      {
        type: 'open',
        moduleCode: 'M-1',
        applicationCode: 'OPS',
        name: '订单',
        parameters: { sheet: '42' },
      },
    ],
    [{ type: 'title', title: '订单 42' }],
    [{ type: 'unsaved', unsaved: true }],
    [{ type: 'select', rows: [{ code: 'S1', open: true, sales: 12.5, note: null }] }],
    [{ type: 'pick', moduleCode: '300101', multiple: true, selected: ['S1', 'S2'] }],
  ])('%o is read as it is', (message) => {
    expect(parseMessage({ portal, ...message })).toEqual({ message });
  });

  it('drops properties that the protocol does not name', () => {
    expect(
      parseMessage({
        portal,
        type: 'open',
        moduleCode: 'M-1',
        url: 'https://evil.example',
        __proto__: { a: 1 },
      }),
    ).toEqual({
      message: { type: 'open', moduleCode: 'M-1' },
    });
  });

  it.each([
    ['text'],
    [1],
    [null],
    [undefined],
    [[]],
    [{}],
    [{ type: 'ready' }],
    [{ portal: '1', type: 'ready' }],
  ])('%o does not belong to the protocol', (data) => {
    expect(parseMessage(data)).toBeNull();
  });

  it('is refused if it has another version or an unknown type', () => {
    expect(parseMessage({ portal: 2, type: 'ready' })).toEqual({
      refused: 'ready',
      reason: 'version',
    });
    expect(refusal({ type: 'navigate' })).toEqual({ refused: 'navigate', reason: 'unknown' });
    expect(refusal({ type: 'toString' })).toEqual({ refused: 'toString', reason: 'unknown' });
    expect(refusal({ type: 7 })).toEqual({ refused: '', reason: 'unknown' });
    expect(refusal({ type: 'x'.repeat(5000) })).toEqual({
      refused: 'x'.repeat(limits.code),
      reason: 'unknown',
    });
  });

  it.each([
    ['open without a module', { type: 'open' }],
    ['open with an empty module', { type: 'open', moduleCode: '' }],
    ['open with a module that is no text', { type: 'open', moduleCode: { a: 1 } }],
    [
      'open with a code that is too long',
      { type: 'open', moduleCode: 'x'.repeat(limits.code + 1) },
    ],
    [
      'open with an application that is no text',
      { type: 'open', moduleCode: 'M', applicationCode: 3 },
    ],
    [
      'open with a name that is too long',
      { type: 'open', moduleCode: 'M', name: 'x'.repeat(limits.name + 1) },
    ],
    ['open with parameters that are a list', { type: 'open', moduleCode: 'M', parameters: ['a'] }],
    [
      'open with parameters that are no texts',
      { type: 'open', moduleCode: 'M', parameters: { a: 1 } },
    ],
    [
      'open with a parameter that is too long',
      { type: 'open', moduleCode: 'M', parameters: { a: 'x'.repeat(501) } },
    ],
    [
      'open with too many parameters',
      {
        type: 'open',
        moduleCode: 'M',
        parameters: Object.fromEntries(
          Array.from({ length: limits.parameters + 1 }, (_, at) => [`p${String(at)}`, '1']),
        ),
      },
    ],
    ['title that is no text', { type: 'title', title: 5 }],
    ['unsaved that is no yes or no', { type: 'unsaved', unsaved: 'yes' }],
    ['select without rows', { type: 'select' }],
    [
      'select of more rows than the limit',
      { type: 'select', rows: Array.from({ length: limits.rows + 1 }, () => ({})) },
    ],
    ['select of rows within rows', { type: 'select', rows: [{ a: { b: 1 } }] }],
    ['select of a huge text', { type: 'select', rows: [{ a: 'x'.repeat(limits.field + 1) }] }],
    ['pick without a module', { type: 'pick' }],
    ['pick of a yes that is none', { type: 'pick', moduleCode: 'M', multiple: 'yes' }],
    ['pick of selected that is no list', { type: 'pick', moduleCode: 'M', selected: 'S1' }],
    ['pick of keys that are no texts', { type: 'pick', moduleCode: 'M', selected: [1] }],
    [
      'pick of a key that is too long',
      { type: 'pick', moduleCode: 'M', selected: ['x'.repeat(limits.key + 1)] },
    ],
    [
      'pick of too many keys',
      {
        type: 'pick',
        moduleCode: 'M',
        selected: Array.from({ length: limits.rows + 1 }, () => 'k'),
      },
    ],
    ['select of what is no number', { type: 'select', rows: [{ a: Number.NaN }] }],
  ])('is refused for its shape: %s', (_what, data) => {
    expect(refusal(data)).toEqual({ refused: data.type, reason: 'shape' });
  });

  it('that asks to pick means one row and none picked yet, by default', () => {
    expect(refusal({ type: 'pick', moduleCode: '300101' })).toEqual({
      message: { type: 'pick', moduleCode: '300101', multiple: false, selected: [] },
    });
  });

  it('with a title is cut to one line of 200 characters without bidirectional control characters', () => {
    expect(refusal({ type: 'title', title: '  a\n\tb\u202Ec\u0000d  ' })).toEqual({
      message: { type: 'title', title: 'a b c d' },
    });
    expect(refusal({ type: 'title', title: '😀'.repeat(300) })).toEqual({
      message: { type: 'title', title: '😀'.repeat(200) },
    });
    expect(refusal({ type: 'title', title: '<b>x</b>' })).toEqual({
      message: { type: 'title', title: '<b>x</b>' },
    });
  });
});
