import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { reportToSession } from '../../../platform/apollo/report-to-session.ts';
import { uploadFile } from '../../../platform/apollo/upload-file.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import type { Reason } from '../../../design/feedback/reason.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { pictureProblem, problemsByCode, type PictureProblem } from './picture-rules.ts';

const UPLOAD_PATH = '/files/avatar';

/** A picture that is stored in the gateway but is not the avatar yet. */
interface Uploaded {
  file: string;
  url: string;
}

/** The state of the upload. The name of the chosen file is kept in every state. */
export type UploadState =
  | { kind: 'none' }
  | { kind: 'running'; name: string; share: number }
  | { kind: 'done'; name: string }
  | {
      kind: 'failed';
      name: string;
      problem: PictureProblem | Reason;
      requestId: string | null;
      retry: (() => void) | null;
    };

export interface Upload {
  state: UploadState;
  /** The last file that was uploaded successfully. A later failure does not remove it. */
  uploaded: Uploaded | null;
  choose: (file: File) => void;
}

/**
 * Checks and uploads a chosen file, and reports the answer to the session. Choosing another file
 * aborts a running upload.
 */
export function useUpload(): Upload {
  const session = useSession();
  const { locale } = useLanguage();
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const running = useRef(new AbortController());
  useEffect(function abortOnClose() {
    return () => running.current.abort();
  }, []);

  async function send(file: File): Promise<void> {
    running.current.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { name } = file;
    setState({ kind: 'running', name, share: 0 });
    const onProgress = (share: number) =>
      !attempt.signal.aborted && setState({ kind: 'running', name, share });
    const options = { locale, scope: session.scope(), onProgress, signal: attempt.signal };
    const answer = await uploadFile(UPLOAD_PATH, file, options);
    if (attempt.signal.aborted) return;
    if ('fields' in answer) {
      session.reportUse();
      setUploaded({ file: String(answer.fields.file), url: String(answer.fields.url) });
      setState({ kind: 'done', name });
      return;
    }
    reportToSession(session, answer);
    const { code, message, requestId } = answer;
    const ofFile = problemsByCode[code ?? ''];
    const reason = failureOf(
      code === null ? null : { errors: [{ message, extensions: { code } }] },
    );
    setState({
      kind: 'failed',
      name,
      problem: ofFile ?? (message === null ? reason : { message }),
      requestId,
      retry: ofFile === undefined ? () => void send(file) : null,
    });
  }

  function choose(file: File): void {
    const problem = pictureProblem(file);
    if (problem === null) {
      void send(file);
      return;
    }
    running.current.abort();
    setState({ kind: 'failed', name: file.name, problem, requestId: null, retry: null });
  }
  return { state, uploaded, choose };
}
