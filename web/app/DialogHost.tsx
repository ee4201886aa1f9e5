import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadModal } from '../design/overlay/ModalDialog.tsx';
import { JOBS_HASH } from '../platform/routes/paths.ts';
import {
  OpenDialogProvider,
  type DialogName,
  type DialogParameters,
} from '../platform/workbench/Dialogs.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import { dialogs } from './dialogs.tsx';

/** Lets its children open a dialog by name, and renders the open dialog. */
export function DialogHost({ children }: { children: ReactNode }) {
  // The playground leads to the jobs by this address.
  const [opened, setOpened] = useState<{ name: DialogName; parameters: DialogParameters } | null>(
    () => (window.location.hash === JOBS_HASH ? { name: 'jobs', parameters: {} } : null),
  );
  const open = useCallback(
    (name: DialogName, parameters: DialogParameters = {}) => setOpened({ name, parameters }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  useEffect(function removeHash() {
    // A reload shows the page, not the dialog again.
    const { hash, pathname, search } = window.location;
    if (hash === JOBS_HASH)
      window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  useEffect(function fetchModal() {
    // Preload the modal when the browser is idle. Without requestIdleCallback it is loaded with
    // the first dialog.
    if (typeof requestIdleCallback !== 'function') return undefined;
    const waiting = requestIdleCallback(() => void loadModal().catch(() => undefined));
    return () => cancelIdleCallback(waiting);
  }, []);
  const Dialog = opened === null ? undefined : dialogs[opened.name];
  return (
    <OpenDialogProvider value={open}>
      {children}
      {opened !== null && Dialog !== undefined && (
        <ErrorBoundary key={opened.name} fallback={<DialogFailure onClose={close} />}>
          <Suspense>
            <Dialog onClose={close} parameters={opened.parameters} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenDialogProvider>
  );
}
