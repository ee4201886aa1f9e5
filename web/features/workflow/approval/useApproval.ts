import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { codeOf, failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastAnswer } from '../../../platform/apollo/useLastAnswer.ts';
import { ApprovalPartDocument, useApprovalQuery } from './Approval.gen.ts';
import { partNames, type ApprovalContent, type PartName } from './approval.ts';
import { targetKey, type ApprovalTarget } from './approval-target.ts';
import { partFailures } from './part-failures.ts';

/** A part without content: it is loading again, or it failed. */
export type MissingPart = 'loading' | Failure;

type PartStates = Readonly<Partial<Record<PartName, MissingPart | null>>>;

export interface ApprovalState {
  /** Undefined until loaded; null if there is no such approval or the viewer may not see it. */
  approval: ApprovalContent | null | undefined;
  /** The name of its document type; null if unknown. */
  documentName: { i18nCode: string | null; name: string } | null;
  /** Why the approval could not be loaded; null if it is loaded or loading. */
  failure: Failure | null;
  /**
   * State of each missing part. Parts that are loaded, or that the services do not offer, are not
   * included.
   */
  missing: Readonly<Partial<Record<PartName, MissingPart>>>;
  /** Loads one part again and leaves the others unchanged. */
  retryPart: (part: PartName) => void;
  /** Reloads all parts. On failure the shown content stays and the failure is returned. */
  reload: () => Promise<Failure | null>;
}

/**
 * Loads all parts of an approval with one request. It always asks the network, because the
 * available buttons change with the actions of other users.
 */
export function useApproval(target: ApprovalTarget): ApprovalState {
  const client = useApolloClient();
  const variables = { instanceCode: target.instanceCode || null, taskCode: target.taskCode };
  const { data, error, loading, refetch } = useApprovalQuery({
    variables,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [retried, setRetried] = useState<PartStates>({});
  const found = data?.viewer?.approval;
  const approval = useLastAnswer(targetKey(target), found)?.answer;
  const isNone = !loading && found == null && (error === undefined || meansNone(error));
  const states: PartStates = { ...partFailures(error), ...retried };

  async function retryPart(part: PartName) {
    setRetried((old) => ({ ...old, [part]: 'loading' }));
    const partFlags = Object.fromEntries(partNames.map((name) => [name, name === part])) as Record<
      PartName,
      boolean
    >;
    const options = {
      query: ApprovalPartDocument,
      variables: { ...variables, ...partFlags },
      fetchPolicy: 'network-only',
    } as const;
    const request = client.query(options);
    const failure = await waitForFailure(request);
    if (failure === null && (await request).data?.viewer?.approval?.[part] != null) return; // Keep the loading state until the new data is rendered.
    setRetried((old) => ({ ...old, [part]: failure }));
  }

  return {
    approval: isNone ? null : approval,
    documentName:
      data?.viewer?.sheetTypes?.find(({ code }) => code === approval?.documentType) ?? null,
    failure: loading || isNone || approval !== undefined ? null : failureOf(error),
    missing: Object.fromEntries(
      partNames.flatMap((part) =>
        approval?.[part] === null && states[part] != null ? [[part, states[part]]] : [],
      ),
    ),
    retryPart: (part) => void retryPart(part),
    async reload() {
      setRetried({});
      return waitForFailure(refetch());
    },
  };
}

async function waitForFailure(answer: Promise<{ error?: unknown }>): Promise<Failure | null> {
  try {
    const { error } = await answer;
    return error === undefined ? null : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/** A viewer without permission sees the same as for a missing approval. */
function meansNone(error: unknown): boolean {
  return ['FORBIDDEN', 'NOT_FOUND'].includes(codeOf(error) ?? '');
}
