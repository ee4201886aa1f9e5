import { unzipSync } from 'fflate';

/** The sheets of a workbook as text, with shared strings inserted. */
export async function sheetsOf(file: Blob) {
  const parts = unzipSync(new Uint8Array(await readBytes(file)));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(
    ([, value]) => value ?? '',
  );
  const cells = (name: string) =>
    [...text(name).matchAll(/<row[^>]*>(.*?)<\/row>/gsu)].map(([, row]) =>
      [...(row ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)].map(
        ([, about = '', inner = '']) => {
          const value =
            /<v>([^<]*)<\/v>/u.exec(inner)?.[1] ?? /<t[^>]*>([^<]*)<\/t>/u.exec(inner)?.[1];
          return about.includes('t="s"')
            ? (shared[Number(value)] ?? '')
            : value === undefined
              ? null
              : Number(value);
        },
      ),
    );
  return {
    parts,
    text,
    data: cells('xl/worksheets/sheet1.xml'),
    notes: cells('xl/worksheets/sheet2.xml'),
  };
}

const readBytes = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
