import { useState } from 'react';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { WebhookLogDocument } from './Webhooks.gen.ts';

const PAGE_SIZE = 20;

/** The cursors after which the pages begin, except for the first page. */
type Cursors = readonly string[];

/** A webhook with a page of its deliveries. Earlier pages are read on from cursor to cursor. */
export function useWebhookLog(id: string) {
  const [cursors, setCursors] = useState<Cursors>([]);
  const [former, setFormer] = useState<Cursors>([]);
  const query = usePartQuery(WebhookLogDocument, {
    variables: { id, first: PAGE_SIZE, after: cursors.at(-1) ?? null },
    partOf: ({ viewer }) => viewer?.webhook,
    subject: id,
    fetchPolicy: 'network-only',
  });
  // Until another page is there, the former one stays, also when the other could not be loaded.
  const shown = query.isOther ? former : cursors;
  const { deliveries = null } = query.part ?? {};
  const { hasNextPage = false, endCursor = null } = deliveries?.pageInfo ?? {};

  function open(next: Cursors) {
    setFormer(shown);
    setCursors(next);
    // The page that could not be loaded.
    if (next.at(-1) === cursors.at(-1)) query.reload();
  }
  return {
    query,
    /** The number of the first shown delivery, from 1. */
    from: shown.length * PAGE_SIZE + 1,
    /** Shows the newer ones; null on the first page. */
    onNewer: shown.length === 0 ? null : () => open(shown.slice(0, -1)),
    /** Shows the earlier ones; null on the last page. */
    onEarlier: hasNextPage && endCursor !== null ? () => open([...shown, endCursor]) : null,
  };
}

export type WebhookLog = ReturnType<typeof useWebhookLog>;
