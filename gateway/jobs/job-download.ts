import { Readable } from 'node:stream';
import type { SessionRecord } from '../store/session-store.ts';
import type { ChunkMark } from './chunks.ts';
import type { JobFile } from './job-files.ts';
import type { JobRecord } from './job.ts';
import type { Jobs } from './jobs.ts';

/** A finished file of a job, ready for download. */
export interface Download {
  jobId: string;
  file: JobFile;
  name: string;
  type: string;
  size: number;
  marks: readonly ChunkMark[];
  /** Differs whenever the content differs; used as ETag. */
  version: string;
  /** Whether the file has figures of a sales query, rather than rows of a list. */
  isSales: boolean;
}

const DOWNLOADS: Readonly<Record<string, { file: JobFile; isThere: (job: JobRecord) => boolean }>> =
  {
    result: {
      file: 'result',
      isThere: ({ kind, status }) => status === 'READY' && kind === 'EXPORT',
    },
    report: {
      file: 'report',
      isThere: ({ outcome, status }) => status === 'READY' && outcome?.hasReport === true,
    },
    errors: {
      file: 'errors',
      isThere: ({ findings, status }) => status === 'PREVIEWED' && findings?.hasReport === true,
    },
  };

type FileKind = { extension: string; type: string };

const FORMATS: Readonly<Record<'XLSX' | 'CSV' | 'JSONL', FileKind>> = {
  XLSX: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  CSV: { extension: 'csv', type: 'text/csv; charset=utf-8' },
  JSONL: { extension: 'jsonl', type: 'application/jsonl; charset=utf-8' },
};

/** The format of a job's file: a workbook, if nothing else was asked for. */
export function fileKindOf({
  sales,
  format = 'XLSX',
}: Pick<JobRecord['request'], 'sales' | 'format'>): FileKind {
  return FORMATS[sales === undefined ? format : (sales.format ?? 'CSV')];
}

/** URL path of a job's file. The last segment only gives the file a readable name. */
export function downloadPath(
  { id, request }: JobRecord,
  file: 'result' | 'report' | 'errors',
): string {
  const name = baseOf(request.fileName)
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '_')
    .slice(0, 80);
  return `/files/jobs/${id}/${file}/${encodeURIComponent(name || 'file')}.${fileKindOf(request).extension}`;
}

/**
 * The requested file, or null. All reasons give the same null (another account's job, not finished,
 * expired), so that a caller cannot find out which jobs exist.
 */
export async function findDownload(
  jobs: Jobs,
  session: SessionRecord,
  asked: { id: string; file: string },
): Promise<Download | null> {
  const wanted = Object.hasOwn(DOWNLOADS, asked.file) ? DOWNLOADS[asked.file] : undefined;
  if (wanted === undefined) return null;
  const job = await jobs.store.find(asked.id, jobs.accountOf(session));
  if (job === null || !wanted.isThere(job)) return null;
  const marks = await jobs.files.marks(job.id, wanted.file);
  return {
    jobId: job.id,
    file: wanted.file,
    name:
      asked.file === 'result'
        ? job.request.fileName
        : `${baseOf(job.request.fileName)}-${asked.file}.xlsx`,
    type: fileKindOf(job.request).type,
    size: marks.reduce((sum, { size }) => sum + size, 0),
    marks,
    version: JSON.stringify([job.id, asked.file, job.endedAt]),
    isSales: job.request.sales !== undefined,
  };
}

/**
 * Streams the bytes from `start` to `end` (both inclusive), reading one chunk at a time on demand.
 */
export function streamDownload(
  { files }: Jobs,
  { jobId, file, marks }: Download,
  start: number,
  end: number,
): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    let offset = 0;
    for (const { chunk, size } of marks) {
      const [first, last] = [Math.max(start - offset, 0), Math.min(end - offset, size - 1)];
      offset += size;
      if (first > last) continue;
      const bytes = await files.read(jobId, file, chunk);
      if (bytes === null) throw new Error('the file of a job went away while it was given out');
      yield bytes.subarray(first, last + 1);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

function baseOf(fileName: string): string {
  return fileName.replace(/\.(?:xlsx|xlsm|xls|csv|jsonl|txt)$/iu, '');
}
