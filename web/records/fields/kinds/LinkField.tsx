import { LongText } from '../../../design/text/LongText.tsx';
import { fillInProblem, type CellProps, type FieldKind } from './field-kind.ts';
import { TextSearch } from '../../search/TextSearch.tsx';

/**
 * A web address as a link that opens in a new window without access to this one. Anything else is
 * shown as text.
 */
function LinkCell({ value, text, tabIndex }: CellProps) {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb =
    url !== null && /^https?:$/u.test(url.protocol) && url.username === '' && url.password === '';
  if (!isWeb || tabIndex === null) return <LongText text={text} tabIndex={tabIndex} />;
  return (
    <a
      className="clip"
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      title={text}
      tabIndex={tabIndex}
    >
      {text}
    </a>
  );
}

/** A web address, read-only. */
export const linkKind: FieldKind = {
  Field: null,
  Cell: LinkCell,
  Search: TextSearch,
  text: (value) => value,
  missing: fillInProblem,
};
