import type { ReactNode } from 'react';

/** A note about the focused cell, also for screen readers, and actions beside it. */
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
