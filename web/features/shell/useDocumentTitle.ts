import { useEffect } from 'react';

/** Sets the title of the document to these parts; missing and empty parts are left out. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(
    function setDocumentTitle() {
      document.title = title;
    },
    [title],
  );
}
