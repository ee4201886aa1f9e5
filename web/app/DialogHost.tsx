import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { OpenDialogProvider, type DialogName } from '../kit/workbench/Dialogs.tsx';
import { DialogUnreachable } from './DialogUnreachable.tsx';
import { dialogs } from './dialogs.tsx';

/** Lets what stands inside open a dialog by its name, and shows it. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [name, setName] = useState<DialogName | null>(null);
  const close = useCallback(() => setName(null), []);
  const Dialog = name === null ? undefined : dialogs[name];
  return (
    <OpenDialogProvider value={setName}>
      {children}
      {Dialog !== undefined && (
        <ErrorBoundary key={name} fallback={<DialogUnreachable onClose={close} />}>
          <Suspense>
            <Dialog onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenDialogProvider>
  );
}
