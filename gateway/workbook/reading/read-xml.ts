import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

/** Callbacks of an XML reader. Names have no prefix. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Creates a streaming XML reader. Document types are refused, so that entities and external files
 * are never read.
 */
export function createXmlReader({ open, text, close }: XmlReader): {
  write(piece: string): void;
  end(): void;
} {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  });
  let failed = false;
  parser.on('error', () => (failed = true));
  parser.on('doctype', () => (failed = true));
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  const checked = (act: () => unknown): void => {
    act();
    if (failed) throw new FileProblem('BAD_FILE');
  };
  return {
    write: (piece) => checked(() => parser.write(piece)),
    end: () => checked(() => parser.close()),
  };
}

/** Reads a small document at once. */
export function readXml(document: string, reader: XmlReader): void {
  const { write, end } = createXmlReader(reader);
  write(document);
  end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
