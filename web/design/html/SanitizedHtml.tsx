import { lazy, Suspense } from 'react';
import { SkeletonLines } from '../feedback/Skeleton.tsx';
import type { Heading } from './headings.ts';

export interface SanitizedHtmlProps {
  html: string;
  /** Level of the highest headings in the text: one below the heading above it. */
  headingLevel: 2 | 3 | 4;
  /** Called with the headings of the text, for a table of contents. */
  onHeadings?: (headings: readonly Heading[]) => void;
}

/** The sanitizer is loaded with the first text. */
const SanitizedBody = lazy(async () => ({
  default: (await import('./SanitizedBody.tsx')).SanitizedBody,
}));

/**
 * Shows HTML written outside of the portal: a manual, a message, an announcement. The only
 * component that may show such HTML.
 */
export function SanitizedHtml(props: SanitizedHtmlProps) {
  return (
    <Suspense fallback={<SkeletonLines count={5} />}>
      <SanitizedBody {...props} />
    </Suspense>
  );
}
