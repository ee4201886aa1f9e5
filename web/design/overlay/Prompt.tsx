import type { ReactNode } from 'react';
import './Prompt.css';

/** A message at the edge of the window with actions. It does not take the focus. */
export function Prompt({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="prompt pop" role="status">
      <p>{text}</p>
      <div className="prompt-actions">{children}</div>
    </div>
  );
}
