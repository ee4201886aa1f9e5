import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardKinds } from '../../../../../web/features/home/cards/card-kinds.ts';
import { exampleKind } from '../../../../../web/features/home/cards/_example/_ExampleCard.tsx';

describe('The table of card kinds', () => {
  it('holds a complete kind for every type and not the example', async () => {
    for (const kind of Object.values(cardKinds))
      expect(kind).toMatchObject({
        Component: expect.any(Function),
        Skeleton: expect.any(Function),
      });
    expect(Object.values(cardKinds)).not.toContain(exampleKind);
    await waitFor(() => expect(Object.keys(cardKinds)).toContain('UnknownCard'));
  });
});
