import { LongText } from '../../../design/text/LongText.tsx';
import { fillIn, type CellProps, type FieldKind } from './field-kind.ts';
import { TextSearch } from '../../search/TextSearch.tsx';

/** An address of the web opens in a window of its own, which knows nothing of this one; anything else is text. */
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

/** An address, shown only. */
export const linkKind: FieldKind = {
  Field: null,
  Cell: LinkCell,
  Search: TextSearch,
  text: (value) => value,
  missing: fillIn,
};
