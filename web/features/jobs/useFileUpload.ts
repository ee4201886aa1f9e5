import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reportToSession } from '../../platform/apollo/report-to-session.ts';
import { uploadFile } from '../../platform/apollo/upload-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { reasonText } from '../../design/feedback/reason.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';

const UPLOAD_PATH = '/files/import';

export type FileUpload =
  | { kind: 'none' }
  | { kind: 'running'; name: string; share: number }
  | { kind: 'failed'; name: string; problem: string };

/**
 * Uploads a chosen file and returns the gateway's id of it; null if the upload failed or was
 * replaced by another one. `choice` has the progress or the problem.
 */
export function useFileUpload(): {
  choice: FileUpload;
  send: (file: File) => Promise<string | null>;
} {
  const { t } = useTranslation();
  const session = useSession();
  const { locale } = useLanguage();
  const [choice, setChoice] = useState<FileUpload>({ kind: 'none' });
  const running = useRef(new AbortController());
  useEffect(function abortOnUnmount() {
    return () => running.current.abort();
  }, []);

  async function send(file: File): Promise<string | null> {
    running.current.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { name } = file;
    setChoice({ kind: 'running', name, share: 0 });
    const onProgress = (share: number) =>
      !attempt.signal.aborted && setChoice({ kind: 'running', name, share });
    const answer = await uploadFile(UPLOAD_PATH, file, {
      locale,
      scope: session.scope(),
      onProgress,
      signal: attempt.signal,
    });
    if (attempt.signal.aborted) return null;
    if ('fields' in answer) {
      session.reportUse();
      setChoice({ kind: 'none' });
      return String(answer.fields.file);
    }
    reportToSession(session, answer);
    const failure = failureOf(
      answer.code === null ? null : { errors: [{ extensions: { code: answer.code } }] },
    );
    const number = answer.requestId === null ? '' : t('failure.requestId', { 0: answer.requestId });
    setChoice({
      kind: 'failed',
      name,
      problem: `${answer.message ?? reasonText(t, failure)} ${number}`.trim(),
    });
    return null;
  }
  return { choice, send };
}
