import { LongText } from '../../../design/text/LongText.tsx';
import type { CellProps } from './field-kind.ts';

/** Plain text, cut off if it is too long. HTML tags are shown as text. */
export function TextCell({ text, tabIndex }: CellProps) {
  return <LongText text={text} tabIndex={tabIndex} />;
}
