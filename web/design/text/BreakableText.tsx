import { Fragment } from 'react';

/** Matches after every 12th character of a word: longer than any word of our titles. */
const longWord = /(?<=\S{12})(?=\S)/u;

/** A text that does not break inside words, except in words too long to fit anywhere. */
export function BreakableText({ text }: { text: string }) {
  return text.split(longWord).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
