import { expect, test, vi } from 'vitest';
import { lazyGroups } from '../../../gateway/async/lazy-groups.ts';

interface Members {
  name: string;
  greeting: string;
  length(): number;
}

function createMembers() {
  const makeName = vi.fn((name: string) => ({ name, length: () => name.length }));
  const makeGreeting = vi.fn((_name: string, all: Members) => ({ greeting: `Hello ${all.name}` }));
  const create = lazyGroups<string, Members>([makeName, makeGreeting]);
  create('the first, by which the members become known');
  vi.clearAllMocks();
  return { create, makeName, makeGreeting };
}

test('a group is created when one of its members is read, and once per object', () => {
  const { create, makeName, makeGreeting } = createMembers();
  const shop = create('Shop');
  expect(makeName).not.toHaveBeenCalled();
  expect([shop.name, shop.name, shop.length()]).toEqual(['Shop', 'Shop', 4]);
  expect(makeName).toHaveBeenCalledOnce();
  expect(makeGreeting).not.toHaveBeenCalled();
});

test('a group may use members of another one, and objects do not share groups', () => {
  const { create } = createMembers();
  const [one, other] = [create('one'), create('other')];
  expect([other.greeting, one.greeting]).toEqual(['Hello other', 'Hello one']);
});
