import { describe, expect, test } from 'vitest';
import { globalId, ownKeysOf, publicId, typeOfId } from '../../../gateway/request/ids.ts';

const OWNER = { enterprise: '100001', scope: '' };
const KEYS = ['200101', '门店/1@2~%'];

describe('An id of clients', () => {
  const id = publicId('Sheet', globalId('Sheet', ...KEYS), OWNER);

  test('gives its keys to its owner, whatever characters they have', () => {
    expect(ownKeysOf('Sheet', id, OWNER)).toEqual(KEYS);
    expect(typeOfId(id)).toBe('Sheet');
    expect(id).toMatch(/^[\w-]+$/u);
  });

  test.each([
    ['another enterprise', 'Sheet', { enterprise: '200002', scope: '' }],
    ['another scope', 'Sheet', { enterprise: '100001', scope: 'STAFF~P0001' }],
    ['an enterprise that looks like enterprise and scope', 'Sheet', { enterprise: '1', scope: '' }],
    ['another type', 'Task', OWNER],
  ])('has no keys for %s', (_whose, type, owner) => {
    expect(ownKeysOf(type, id, owner)).toBeNull();
  });

  test('differs by type, enterprise and scope, also where the parts joined would be equal', () => {
    const ids = [
      publicId('Sheet', globalId('Sheet', 'a', 'b'), OWNER),
      publicId('Sheet', globalId('Sheet', 'a/b'), OWNER),
      publicId('Task', globalId('Task', 'a', 'b'), OWNER),
      publicId('Sheet', globalId('Sheet', 'a', 'b'), { enterprise: '100001@x', scope: '' }),
      publicId('Sheet', globalId('Sheet', 'a', 'b'), { enterprise: '100001', scope: 'x@' }),
      publicId('Sheet', globalId('Sheet', 'a', 'b'), { enterprise: '100001', scope: 'x' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps a key that the gateway made as it is', () => {
    const job = publicId('Job', '0b1c-2d', OWNER);
    expect(ownKeysOf('Job', job, OWNER)).toEqual(['0b1c-2d']);
  });

  test.each(['', '%%%', 'nothing', Buffer.from('Sheet').toString('base64url')])(
    'that is malformed (%s) has no keys',
    (malformed) => {
      expect(ownKeysOf('Sheet', malformed, OWNER)).toBeNull();
    },
  );

  test('that breaks in the middle of an encoded character has no keys', () => {
    const broken = Buffer.from('Sheet@100001@/%E9%').toString('base64url');
    expect(ownKeysOf('Sheet', broken, OWNER)).toBeNull();
  });

  test('of release 0.6.0 is read as the caller’s own', () => {
    expect(ownKeysOf('Sheet', globalId('Sheet', ...KEYS), OWNER)).toEqual(KEYS);
  });
});
