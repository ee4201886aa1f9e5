import { GatewayError } from '../errors/gateway-error.ts';
import type { ApiTokenScope, LiveEvent, LiveEventKind, Resolvers } from '../generated/resolvers.ts';
import { requireScope, scopeRefusal } from '../request/caller-token.ts';
import type { Context } from '../request/context.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { createEventQueue, type EventQueue } from '../events/event-queue.ts';
import type { LiveEvent as FeedEvent } from '../events/live-event.ts';

/** Each kind of the schema with its name in the feed, and the scope that a token needs for it. */
const KINDS: Readonly<Record<LiveEventKind, { name: FeedEvent['kind']; scope: ApiTokenScope }>> = {
  MESSAGE: { name: 'message', scope: 'READ_MESSAGES' },
  ANNOUNCEMENT: { name: 'announcement', scope: 'READ_MESSAGES' },
  MUST_SEE: { name: 'mustSee', scope: 'READ_MESSAGES' },
  APPROVAL: { name: 'approval', scope: 'READ_WORKFLOW' },
  TASK: { name: 'task', scope: 'READ_TASKS' },
  FAVOURITES: { name: 'favourites', scope: 'READ_MENUS' },
  LAYOUT: { name: 'layout', scope: 'READ_CARDS' },
  LIST: { name: 'list', scope: 'READ_LISTS' },
};
const ALL_KINDS = Object.keys(KINDS) as LiveEventKind[];

/** What the feed reports, in the words of the schema. */
type Reported = LiveEvent | 'ended';

/** Live events for subscriptions. */
export const eventResolvers = {
  Subscription: {
    liveEvents: {
      subscribe(_root, { kinds }, context) {
        const { session } = requireSignedIn(context);
        const wanted = kinds ? askedKinds(kinds, context) : readableKinds(context);
        const queue = context.live.open(session, null, createEventQueue);
        if (queue === null) throw new GatewayError('RATE_LIMITED');
        return ofKinds(queue.events, wanted);
      },
      resolve(event: Reported, _args: object, { answerSize }: Context) {
        // Each event is an answer of its own, and the stream has no end.
        answerSize.bytes = 0;
        if (event === 'ended') throw new GatewayError('SESSION_EXPIRED');
        return event;
      },
    },
  },
} satisfies Resolvers;

function askedKinds(kinds: readonly LiveEventKind[], context: Context): Set<LiveEventKind> {
  for (const kind of kinds) requireScope(context, KINDS[kind].scope);
  return new Set(kinds);
}

function readableKinds({ apiToken }: Context): Set<LiveEventKind> {
  const mayRead = (kind: LiveEventKind) =>
    apiToken === null || scopeRefusal(apiToken, new Set([KINDS[kind].scope])) === null;
  return new Set(ALL_KINDS.filter(mayRead));
}

/** The events of some kinds, and the end of the session. */
function ofKinds(
  events: EventQueue['events'],
  wanted: ReadonlySet<LiveEventKind>,
): AsyncIterableIterator<Reported> {
  async function next(): Promise<IteratorResult<Reported>> {
    const result = await events.next();
    if (result.done) return { done: true, value: undefined };
    if (result.value === 'ended') return { done: false, value: 'ended' };
    const { kind: name, key } = result.value;
    const kind = ALL_KINDS.find((each) => KINDS[each].name === name);
    return kind !== undefined && wanted.has(kind) ? { done: false, value: { kind, key } } : next();
  }
  async function leave(): Promise<IteratorResult<Reported>> {
    await events.return?.();
    return { done: true, value: undefined };
  }
  const reported: AsyncIterableIterator<Reported> = {
    ...{ next, return: leave },
    [Symbol.asyncIterator]: () => reported,
  };
  return reported;
}
