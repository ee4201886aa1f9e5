export interface Heading {
  id: string;
  text: string;
  /** 1 for the highest heading of the text, whatever element it was. */
  depth: number;
}

const MAX_LEVEL = 6;

/**
 * Adapts the headings of a text to the page: the highest become `level`, none is more than one
 * level below the one before it, and empty ones are removed. Every heading gets an id for the table
 * of contents. Returns them in order.
 */
export function normalizeHeadings(
  content: DocumentFragment,
  level: number,
  idPrefix: string,
): Heading[] {
  const found = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const nonEmpty = found.filter((heading) => heading.textContent.trim() !== '');
  const kept = new Set(nonEmpty);
  for (const heading of found) if (!kept.has(heading)) heading.replaceWith(...heading.childNodes);
  const highest = nonEmpty.reduce((rank, heading) => Math.min(rank, rankOf(heading)), MAX_LEVEL);
  let before = 0;
  return nonEmpty.map((heading, index) => {
    const depth = Math.min(rankOf(heading) - highest + 1, before + 1, MAX_LEVEL - level + 1);
    before = depth;
    const levelled = heading.ownerDocument.createElement(`h${String(level + depth - 1)}`);
    levelled.id = heading.id || `${idPrefix}heading-${String(index + 1)}`;
    levelled.tabIndex = -1;
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
    return { id: levelled.id, text: levelled.textContent.replaceAll(/\s+/gu, ' ').trim(), depth };
  });
}

const rankOf = (heading: Element): number => Number(heading.localName.slice(1));
