export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral';

/**
 * The tone of common tag values. Color only supports the text; unknown values have a neutral color.
 */
const codesByTone: Readonly<Record<Exclude<Tone, 'neutral'>, readonly string[]>> = {
  ok: [
    '1',
    'y',
    'yes',
    'true',
    'ok',
    'active',
    'enabled',
    'normal',
    'valid',
    'effective',
    'approved',
    'audited',
    'done',
    'paid',
    'onsale',
    'online',
    'arrived',
    'verified',
    'success',
  ],
  warn: [
    'warn',
    'warning',
    'suspended',
    'paused',
    'returned',
    'expiring',
    'urgent',
    'trial',
    'clearance',
    'offline',
  ],
  danger: [
    'danger',
    'error',
    'failed',
    'rejected',
    'overdue',
    'expired',
    'frozen',
    'blocked',
    'blacklisted',
    'invalid',
  ],
  info: [
    'info',
    'new',
    'processing',
    'running',
    'inprocess',
    'planned',
    'preparing',
    'submitted',
    'booked',
    'pending',
    'unaudited',
    'waiting',
  ],
};

const tones: ReadonlyMap<string, Tone> = new Map(
  Object.entries(codesByTone).flatMap(([tone, known]) =>
    known.map((word) => [word, tone as Tone] as const),
  ),
);

/** The tone of a tag value; neutral if it is unknown. */
export const toneOf = (value: string): Tone =>
  tones.get(value.toLowerCase().replaceAll(/[\s_-]/gu, '')) ?? 'neutral';
