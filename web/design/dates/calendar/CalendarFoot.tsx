import type { ReactNode } from 'react';

/** Says where the focus is, to be read and to be heard, beside what may be done. */
export function CalendarFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="calendar-foot">
      <span className="calendar-note" aria-live="polite">
        {note}
      </span>
      {children}
    </div>
  );
}
