import { lazy, Suspense } from 'react';
import type { DrawRowPicker } from '../fields/row-picking.ts';

const RowPicker = lazy(async () => ({ default: (await import('./RowPicker.tsx')).RowPicker }));

/** The dialog, in a chunk of its own: nobody needs it before he picks something. */
export const drawRowPicker: DrawRowPicker = (props) => (
  <Suspense>
    <RowPicker {...props} />
  </Suspense>
);
