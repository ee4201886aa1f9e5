import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { codeOf, failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLastGood } from '../../../platform/apollo/useLastGood.ts';
import { ApprovalPartDocument, useApprovalQuery } from './Approval.gen.ts';
import { partNames, type ApprovalContent, type PartName } from './approval.ts';
import { codeOfTarget, type ApprovalTarget } from './approval-target.ts';
import { partFailures } from './part-failures.ts';

/** A part that is not there: it is asked for again, or it could not be had. */
export type MissingPart = 'asking' | Failure;

type PartStates = Readonly<Partial<Record<PartName, MissingPart | null>>>;

export interface ApprovalAnswer {
  /** Undefined while there is no answer, null when there is none that the account may see. */
  approval: ApprovalContent | null | undefined;
  /** What the kind of its document is called. */
  documentName: { i18nCode: string | null; name: string } | null;
  /** Why there is no answer. */
  failure: Failure | null;
  /** Why a part is not there; nothing for one that is there, or that the services do not have. */
  missing: Readonly<Partial<Record<PartName, MissingPart>>>;
  /** Asks for a part again, and leaves the others as they are. */
  askAgain: (part: PartName) => void;
  /** Asks for all of it again; what stands stays when that fails, and why is returned. */
  reload: () => Promise<Failure | null>;
}

/** All of an approval by one request. It is asked for each time it is opened: what may be pressed changes behind everybody's back. */
export function useApproval(target: ApprovalTarget): ApprovalAnswer {
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
  const approval = useLastGood(codeOfTarget(target), found)?.answer;
  const isNone = !loading && found == null && (error === undefined || meansNone(error));
  const states: PartStates = { ...partFailures(error), ...retried };

  async function askAgain(part: PartName) {
    setRetried((old) => ({ ...old, [part]: 'asking' }));
    const wanted = Object.fromEntries(partNames.map((name) => [name, name === part])) as Record<
      PartName,
      boolean
    >;
    const options = {
      query: ApprovalPartDocument,
      variables: { ...variables, ...wanted },
      fetchPolicy: 'network-only',
    } as const;
    const asked = client.query(options);
    const why = await failureOfAnswer(asked);
    if (why === null && (await asked).data?.viewer?.approval?.[part] != null) return; // it counts as asked for until it is drawn
    setRetried((old) => ({ ...old, [part]: why }));
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
    askAgain: (part) => void askAgain(part),
    async reload() {
      setRetried({});
      return failureOfAnswer(refetch());
    },
  };
}

async function failureOfAnswer(answer: Promise<{ error?: unknown }>): Promise<Failure | null> {
  try {
    const { error } = await answer;
    return error === undefined ? null : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/** Somebody who may not see an approval is told no more than that there is none. */
function meansNone(error: unknown): boolean {
  return ['FORBIDDEN', 'NOT_FOUND'].includes(codeOf(error) ?? '');
}
