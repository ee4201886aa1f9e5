import { LongText } from '../../../design/text/LongText.tsx';
import type { CellProps } from './field-kind.ts';

/** Text as it is: tags in it are shown, and what is long is cut. */
export function TextCell({ text, tabIndex }: CellProps) {
  return <LongText text={text} tabIndex={tabIndex} />;
}
