import { useState } from 'react';
import type { WebhookEventKind } from '../../../generated/schema.ts';
import type { Token } from './useWebhookTokens.ts';
import { kindsOf } from './webhook-kinds.ts';

/** Token and kinds of a webhook. */
interface Chosen {
  tokenId: string;
  kinds: readonly WebhookEventKind[];
}

/** The token that is chosen among those that can have webhooks, and what of it a webhook is sent. */
export function useEventFields(tokens: readonly Token[], initial: Chosen) {
  const [tokenId, setTokenId] = useState(initial.tokenId);
  const [chosen, setChosen] = useState(initial.kinds);
  const token = tokens.find((one) => one.id === tokenId) ?? tokens[0];
  const offered = kindsOf(token?.scopes ?? []);
  return {
    /** Null if there is no token. */
    tokenId: token?.id ?? null,
    /** In the order of the form. */
    kinds: offered.filter((kind) => chosen.includes(kind)),
    ...{ offered, chosen, setTokenId, setChosen },
  };
}

export type EventChoice = ReturnType<typeof useEventFields>;
