import type { RetailDatabase } from '../database/sqlite.ts';
import type { SampleField, SampleSettings } from './settings.ts';

const CREATED = '2026-01-05 08:00:00';

/**
 * Numbers that share no divisor with likely row counts, so that neighboring rows differ and fields
 * vary independently.
 */
const STEPS = [7919, 104_729, 1_299_709, 15_485_863, 32_452_843] as const;

/**
 * Creates the rows of a large test list in one statement when it is first requested, because a
 * hundred thousand rows would slow down every first start. The same settings create the same rows.
 */
export function makeSampleRows(
  db: RetailDatabase,
  entity: string,
  { rows, prefix, fields }: SampleSettings,
): void {
  const isThere = () =>
    db.prepare('SELECT 1 FROM md_row WHERE entity = ? LIMIT 1').get([entity]) !== undefined;
  if (isThere()) return;
  const parts = Object.entries(fields).map(
    ([field, sample], index) => `${quoted(field)}, ${sqlOf(sample, index)}`,
  );
  const insert = db.prepare(
    `INSERT INTO md_row (entity, id, fields, createtime, modifytime)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT ?, ? || printf('%06d', i), json_object(${parts.join(', ')}), ?, ? FROM n`,
  );
  db.transaction(() => {
    if (!isThere()) insert.run([rows, entity, prefix, CREATED, CREATED]);
  }).immediate();
}

function sqlOf(sample: SampleField, index: number): string {
  const drawn = `(i * ${STEPS[index % STEPS.length] ?? 1} + ${index})`;
  if ('text' in sample)
    return sample.of === undefined
      ? `${quoted(sample.text)} || i`
      : `${quoted(sample.text)} || (${drawn} % ${sample.of})`;
  if ('codes' in sample)
    return `json_extract(${quoted(JSON.stringify(sample.codes))}, '$[' || (${drawn} % ${sample.codes.length}) || ']')`;
  if ('day' in sample)
    return `date(${quoted(sample.day)}, '-' || (${drawn} % ${sample.back}) || ' days')`;
  const unit = 10 ** sample.decimals;
  return sample.decimals === 0
    ? `${drawn} % ${sample.below}`
    : `(${drawn} % ${sample.below * unit}) / ${unit}.0`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
