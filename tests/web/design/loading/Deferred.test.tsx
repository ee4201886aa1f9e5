import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Deferred } from '../../../../web/design/loading/Deferred.tsx';

test('commits the light shape first, then the children, and keeps them in later renderings', () => {
  const committed: string[] = [];
  function Part({ name }: { name: string }) {
    useLayoutEffect(() => void committed.push(name));
    return <p>{name}</p>;
  }
  const page = (name: string) => (
    <Deferred waiting={<Part name="shape" />}>
      <Part name={name} />
    </Deferred>
  );
  const { rerender } = render(page('cards'));
  expect(committed).toEqual(['shape', 'cards']);
  rerender(page('newer cards'));
  expect(committed).toEqual(['shape', 'cards', 'newer cards']);
  expect(screen.queryByText('shape')).toBeNull();
});

test('renders what is first at once, and does not mount it again when it moves below', () => {
  const committed: string[] = [];
  function Part({ name }: { name: string }) {
    useLayoutEffect(() => {
      committed.push(name);
      return () => void committed.push(`${name} left`);
    }, [name]);
    return <p>{name}</p>;
  }
  const page = (isFirst: boolean) => (
    <Deferred isFirst={isFirst} waiting={<Part name="shape" />}>
      <Part name="figures" />
    </Deferred>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  rerender(page(true));
  expect(committed).toEqual(['figures']);
});
