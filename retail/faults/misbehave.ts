import type { FastifyReply } from 'fastify';
import { MESSAGES, type Envelope } from '../server/envelope.ts';
import type { Fault, FaultKind } from './faults.ts';

/** Waits. A parameter, so that tests do not have to wait. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Answers as the fault says and returns true, or returns false when the call continues normally. */
type Misbehaviour = (reply: FastifyReply, value: string, wait: Wait) => boolean | Promise<boolean>;

const MISBEHAVIOURS: Readonly<Record<FaultKind, Misbehaviour>> = {
  slow: async (_reply, value, wait) => {
    await wait(Number(value));
    return false;
  },
  returncode: (reply, value) => {
    const message =
      Object.entries(MESSAGES).find(([code]) => code === value)?.[1] ??
      `Refused by the fault switch (${value})`;
    void reply.send({ returncode: value, message, data: null } satisfies Envelope);
    return true;
  },
  status: (reply, value) => {
    void reply.code(Number(value)).type('text/plain').send('');
    return true;
  },
  malformed: (reply) => {
    void reply.type('application/json').send('{"returncode":"0","message":"success","data":[{');
    return true;
  },
  html: (reply) => {
    void reply
      .type('text/html')
      .send('<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>');
    return true;
  },
  half: (reply) => {
    const whole = '{"returncode":"0","message":"success","data":[]}';
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'application/json',
      'content-length': whole.length,
    });
    reply.raw.write(whole.slice(0, whole.length / 2), () => reply.raw.destroy());
    return true;
  },
};

export async function misbehave(reply: FastifyReply, fault: Fault, wait: Wait): Promise<boolean> {
  return MISBEHAVIOURS[fault.kind](reply, fault.value, wait);
}
