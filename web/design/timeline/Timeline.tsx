import { Timeline as PrimeTimeline } from 'primereact/timeline';
import type { ReactNode } from 'react';
import './Timeline.css';

interface TimelineProps<Entry extends { id: string }> {
  entries: readonly Entry[];
  toneOf: (entry: Entry) => 'plain' | 'good' | 'bad' | 'pending';
  children: (entry: Entry) => ReactNode;
}

/** What has happened, one below the other, each with a mark in the color of its outcome. */
export function Timeline<Entry extends { id: string }>({
  entries,
  toneOf,
  children,
}: TimelineProps<Entry>) {
  return (
    <PrimeTimeline
      value={[...entries]}
      dataKey="id"
      marker={(entry: Entry) => <span className={`timeline-mark timeline-${toneOf(entry)}`} />}
      content={children}
    />
  );
}
