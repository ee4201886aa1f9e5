import type { ReactNode } from 'react';
import './Prompt.css';

/** A word at the edge of the window with something to do about it. It takes no focus and covers nothing that is worked on. */
export function Prompt({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="prompt pop" role="status">
      <p>{text}</p>
      <div className="prompt-actions">{children}</div>
    </div>
  );
}
