import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { tellSession } from '../../../platform/apollo/tell-session.ts';
import { uploadFile } from '../../../platform/apollo/upload-file.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import type { Reason } from '../../../design/feedback/reason.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { pictureProblem, problemsByCode, type PictureProblem } from './picture-rules.ts';

const UPLOAD_PATH = '/files/avatar';

/** A picture that the gateway keeps and that is no avatar yet. */
interface Uploaded {
  file: string;
  url: string;
}

/** How the upload of a chosen file stands. What was chosen stays chosen, whatever comes of it. */
export type UploadState =
  | { kind: 'none' }
  | { kind: 'running'; name: string; share: number }
  | { kind: 'done'; name: string }
  | {
      kind: 'failed';
      name: string;
      problem: PictureProblem | Reason;
      requestId: string | null;
      again: (() => void) | null;
    };

export interface Upload {
  state: UploadState;
  /** The last file that was taken: one that is refused later takes nothing away. */
  uploaded: Uploaded | null;
  choose: (file: File) => void;
}

/** Checks a chosen file, sends it, and tells the session what it should hear of the answer. Another choice ends an upload that still runs. */
export function useUpload(): Upload {
  const session = useSession();
  const { locale } = useLanguage();
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const running = useRef(new AbortController());
  useEffect(function endWithDialog() {
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
      session.used();
      setUploaded({ file: String(answer.fields.file), url: String(answer.fields.url) });
      setState({ kind: 'done', name });
      return;
    }
    tellSession(session, answer);
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
      again: ofFile === undefined ? () => void send(file) : null,
    });
  }

  function choose(file: File): void {
    const problem = pictureProblem(file);
    if (problem === null) {
      void send(file);
      return;
    }
    running.current.abort();
    setState({ kind: 'failed', name: file.name, problem, requestId: null, again: null });
  }
  return { state, uploaded, choose };
}
