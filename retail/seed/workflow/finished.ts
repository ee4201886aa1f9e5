import { PROCESSES } from '../../workflow/definitions/catalogue.ts';
import { bits, DRAW } from '../noise.ts';
import { initiatorOf } from './initiators.ts';
import { GIVE_BACK, REFUSE } from './opinions.ts';
import type { Incident, Script } from './script.ts';
import { WORKING_HOURS } from './working-time.ts';

/**
 * Cycle of finished instances: each remainder has its own incident; all others are approved
 * throughout.
 */
const CYCLE = 24;

const INCIDENTS: Readonly<Record<number, (n: number) => Incident>> = {
  1: (n) => ({ at: 0, action: 'reject', opinion: textOf(REFUSE, n) }),
  4: (n) => ({ at: 0, action: 'return', opinion: textOf(GIVE_BACK, n), input: { step: 'start' } }),
  7: (n) => ({ at: 1, action: 'reject', opinion: textOf(REFUSE, n) }),
  10: () => ({
    at: 0,
    action: 'transfer',
    opinion: '出差在外，请代为处理',
    input: { usercode: 'analyst' },
  }),
  13: () => ({
    at: 0,
    action: 'delegate',
    opinion: '请先核对数据',
    input: { usercode: 'analyst_retail' },
  }),
  16: () => ({ at: 1, action: 'withdraw', opinion: '' }),
  19: () => ({
    at: 0,
    action: 'addsign',
    opinion: '请一并确认',
    input: { position: 'before', usercode: 'analyst' },
  }),
  22: () => ({
    at: 0,
    action: 'addsign',
    opinion: '请复核',
    input: { position: 'after', usercode: 'analyst_retail' },
  }),
};

/** Two steps of a supplier, so that its account has a history. */
const SUPPLIER_EVERY = 18;

/** Verbs that the first task of some processes does not offer. */
const PLAIN_ONLY = ['supplieradmission'];

/** An ended instance that started some working days ago. */
export function finishedScript(n: number, today: number, daysAgo: number): Script {
  const process = PROCESSES[n % PROCESSES.length] ?? PROCESSES[0];
  const incident = PLAIN_ONLY.includes(process.code) ? undefined : INCIDENTS[n % CYCLE]?.(n);
  const initiator = initiatorOf(process.sheettype, n);
  return {
    n,
    process,
    initiator,
    submitter: initiator,
    started: (today - daysAgo) * WORKING_HOURS + (bits(DRAW.workflow, n, 2) % 80) / 10,
    pause: (moment) => 0.3 + (bits(DRAW.workflow, n, 11, moment) % 70) / 10,
    incidents: incident ? [incident] : [],
    ...(n % SUPPLIER_EVERY === 0 && { supplierid: 'T10001' }),
    stays: () => false,
  };
}

function textOf(texts: readonly string[], n: number): string {
  return texts[bits(DRAW.workflow, n, 12) % texts.length] ?? '';
}
