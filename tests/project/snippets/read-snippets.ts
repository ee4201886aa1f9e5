/** A block of code in a document. */
export interface Snippet {
  /** Heading of its section, and its line in the document. */
  title: string;
  language: string;
  code: string;
  /** The block of language `text` that follows it: what it prints. Null if there is none. */
  output: string | null;
  /** The test that runs it, named in a comment `<!-- run by … -->` before it; null for this one. */
  runBy: string | null;
}

const BLOCK = /^(?:<!-- run by (\S+) -->\n+)?```(\w*)\n([\s\S]*?)^```$/gmu;

/** The code blocks of a Markdown document, in their order. */
export function readSnippets(markdown: string): Snippet[] {
  const snippets: Snippet[] = [];
  for (const { index, 1: runBy = null, 2: language = '', 3: code = '' } of markdown.matchAll(
    BLOCK,
  )) {
    const last = snippets.at(-1);
    if (language === 'text' && last) last.output = code;
    else snippets.push({ title: titleAt(markdown, index), language, code, output: null, runBy });
  }
  return snippets;
}

function titleAt(markdown: string, index: number): string {
  const before = markdown.slice(0, index);
  const heading = [...before.matchAll(/^##+ (.+)$/gmu)].at(-1)?.[1] ?? '';
  return `${heading} (line ${String(before.split('\n').length)})`;
}

/**
 * Whether a program printed what the document says. A line `…` in the document stands for any
 * number of lines, and a `…` within a line for any characters.
 */
export function isOutput(printed: string, documented: string): boolean {
  const pattern = documented
    .trimEnd()
    .split(/\n…$|^…\n|…/mu)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join(String.raw`[\s\S]*?`);
  return new RegExp(`^${pattern}$`, 'u').test(printed.trimEnd());
}
