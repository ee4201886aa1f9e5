import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

/** What somebody who reads XML is told, with names without their prefixes. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Takes XML piece by piece. A document type is refused: no entity of its own is ever read, and nothing outside of the file. */
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

/** The whole of a small document. */
export function readXml(document: string, reader: XmlReader): void {
  const { write, end } = createXmlReader(reader);
  write(document);
  end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
