import { lazy, Suspense } from 'react';
import type { RenderRowPicker } from '../fields/row-picker-context.ts';

const RowPicker = lazy(async () => ({ default: (await import('./RowPicker.tsx')).RowPicker }));

/** The dialog as a separate chunk, loaded when it is first opened. */
export const renderRowPicker: RenderRowPicker = (props) => (
  <Suspense>
    <RowPicker {...props} />
  </Suspense>
);
