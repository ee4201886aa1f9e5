import { Fragment } from 'react';

/** Longer than the words of any title in our languages: what is longer may break behind its 12th letter. */
const longWord = /(?<=\S{12})(?=\S)/u;

/** A text whose words stay whole where there is little room, unless one is so long that it would not fit anywhere. */
export function BreakableText({ text }: { text: string }) {
  return text.split(longWord).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
