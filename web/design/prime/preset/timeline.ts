import type { TimelinePassThroughOptions } from 'primereact/timeline';

/** Timeline: a list for screen readers, without its empty column of a second text. */
export const timeline: TimelinePassThroughOptions = {
  root: { role: 'list' },
  event: { role: 'listitem', className: 'timeline-entry' },
  opposite: { hidden: true },
  separator: { className: 'timeline-line' },
  connector: { className: 'timeline-connector' },
  content: { className: 'timeline-content' },
};
