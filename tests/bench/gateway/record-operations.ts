import { rm } from 'node:fs/promises';
import { print } from 'graphql';
import { createCallRecorder, waveByCall } from '../../support/gateway/call-recorder.ts';
import { makeSeededData, startPortal } from '../../support/browser/running-portal.ts';
import { portalDocument } from '../../support/portal-documents.ts';
import { askGraphql, signInTo } from './ask-graphql.ts';
import { MEASURED_OPERATIONS } from './operations.ts';

/** A call of the services, without the token, and its answer. */
export interface ReplayedCall {
  path: string;
  body: string;
  answer: string;
}

/** An operation with the calls that the gateway makes for it once its caches are warm. */
export interface RecordedOperation {
  title: string;
  /** The body of the GraphQL request. */
  payload: string;
  /** The calls in their waves: those of a wave are sent together, after the previous wave. */
  waves: ReplayedCall[][];
}

export interface Recording {
  operations: RecordedOperation[];
  /** All calls, including those of the sign-in and those whose answers are cached afterwards. */
  calls: ReplayedCall[];
}

/** Long enough that the waves of calls stand out. */
const DELAY_MS = 20;

/** Records the calls of the operations between a gateway and the embedded services. */
export async function recordOperations(): Promise<Recording> {
  const seededData = await makeSeededData();
  const recorder = createCallRecorder(DELAY_MS);
  const portal = await startPortal({ seededData, between: recorder.listen });
  try {
    const cookie = await signInTo(portal.origin);
    const calls: ReplayedCall[] = [];
    const operations: RecordedOperation[] = [];
    for (const { title, name, variables } of MEASURED_OPERATIONS) {
      const payload = JSON.stringify({ query: print(portalDocument(name)), variables });
      await askGraphql(portal.origin, payload, cookie);
      calls.push(...recorder.calls.splice(0));
      await askGraphql(portal.origin, payload, cookie);
      const waves: ReplayedCall[][] = [];
      for (const [call, wave] of waveByCall(recorder.calls)) (waves[wave - 1] ??= []).push(call);
      calls.push(...recorder.calls.splice(0));
      operations.push({ title, payload, waves });
    }
    return { operations, calls };
  } finally {
    await portal.close();
    recorder.close();
    await rm(seededData, { recursive: true, force: true });
  }
}
