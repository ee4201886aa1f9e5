import { useNotify } from './Notices.tsx';

/**
 * Returns a function that copies a text and tells the user whether it worked. Browsers refuse it
 * when the user has forbidden it, and have no clipboard at all on pages without HTTPS.
 */
export function useCopyText(): (text: string, notice: { done: string; failed: string }) => void {
  const notify = useNotify();
  async function copy(text: string, { done, failed }: { done: string; failed: string }) {
    try {
      await navigator.clipboard.writeText(text);
      notify(done);
    } catch {
      notify(failed, 'failed');
    }
  }
  return (text, notice) => void copy(text, notice);
}
