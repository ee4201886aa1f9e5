import { lazy, Suspense } from 'react';
import { SkeletonLines } from '../feedback/Skeleton.tsx';
import type { Heading } from './headings.ts';

export interface SanitisedHtmlProps {
  html: string;
  /** Level of the text's highest headings: one below the heading that it stands under. */
  headingLevel: 2 | 3 | 4;
  /** Tells the headings of the text, for a table of contents. */
  onHeadings?: (headings: readonly Heading[]) => void;
}

/** The sanitiser comes with the first text that is shown. */
const SanitisedBody = lazy(async () => ({
  default: (await import('./SanitisedBody.tsx')).SanitisedBody,
}));

/** A text that was written outside of the portal, as HTML: a manual, a message, an announcement. The only way to show one. */
export function SanitisedHtml(props: SanitisedHtmlProps) {
  return (
    <Suspense fallback={<SkeletonLines count={5} />}>
      <SanitisedBody {...props} />
    </Suspense>
  );
}
