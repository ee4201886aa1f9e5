import type { Clock } from '../async/clock.ts';
import type { EnterpriseAnswers } from '../store/enterprise-answers.ts';
import { NO_OTHER_PROCESS, type ProcessChannel } from '../store/process-channel.ts';
import type { SessionRecord } from '../store/session-store.ts';
import {
  NO_OBSERVER,
  type CacheResult,
  type UpstreamObserver,
} from '../logging/upstream-observer.ts';
import {
  METADATA_OPERATIONS,
  PAGE_OPERATIONS,
  SESSION_OPERATIONS,
  SHARED_OPERATIONS,
  type OperationName,
} from './operations.ts';
import { askThrough } from '../store/ask-through.ts';
import { createSharedAnswers, type SharedAnswers, type SharedQuestion } from './shared-answers.ts';

export interface CacheTimes {
  /** Cache time of answers shared by an enterprise; 0 disables the cache. */
  sharedCacheMs: number;
  /** Cache time of metadata; 0 also disables the cache of calls made once per session. */
  metadataCacheMs: number;
  sessionAbsoluteMs: number;
}

type Question = Omit<SharedQuestion, 'enterprise' | 'owner' | 'operation'> & {
  operation: OperationName;
};

/** Cached answers of the services, in layers by who may share them. */
export interface CachedAnswers {
  answerTo(
    session: SessionRecord,
    question: Question,
    ask: (timeoutMs: number) => Promise<unknown>,
  ): Promise<unknown>;
  /**
   * Drops the metadata of a module and the per-session answers of all accounts of an enterprise.
   */
  forgetModule(enterprise: string, moduleCode: string): void;
}

/** What processes share; each part is optional. */
export interface SharedCaches {
  channel?: ProcessChannel;
  enterpriseAnswers?: EnterpriseAnswers | null;
  looked?: UpstreamObserver['looked'];
}

interface Layer {
  operations: ReadonlySet<OperationName>;
  ownerOf(session: SessionRecord): string;
  answers: SharedAnswers;
}

/** How long a page is likely to stay open before one of its parts is reloaded. */
const PAGE_CACHE_MS = 10 * 60_000;

/** Tells other processes that the metadata of a module have changed. */
const MODULE = 'module changed';
const MODULE_FIELDS = ['modulecode', 'moduleCode'];

export function createCachedAnswers(
  { sharedCacheMs, metadataCacheMs, sessionAbsoluteMs }: CacheTimes,
  clock: Clock,
  {
    channel = NO_OTHER_PROCESS,
    enterpriseAnswers: sharedAnswers = null,
    looked = NO_OBSERVER.looked,
  }: SharedCaches = {},
): CachedAnswers {
  const enterpriseAnswers = sharedAnswers && observed(sharedAnswers, looked);
  // Both stores together keep an answer no longer than one alone.
  const enterpriseMs = enterpriseAnswers === null ? sharedCacheMs : sharedCacheMs / 2;
  const { ofSession, ofPage, ofScope, ofEnterprise } = createLayers(
    { enterpriseMs, metadataCacheMs, sessionAbsoluteMs },
    clock,
    looked,
  );
  /**
   * Ordered from the narrowest: an answer that the session has not cached may be cached for its
   * enterprise.
   */
  const layers = [ofSession, ofPage, ofScope, ofEnterprise];

  function forgetOwn(enterprise: string, moduleCode: string): void {
    ofScope.answers.forget(enterprise, (body) => isAbout(body, moduleCode));
    ofSession.answers.forget(enterprise, () => true);
    ofEnterprise.answers.forget(enterprise, isAboutLookups);
  }

  channel.receive(MODULE, (content) => {
    const { enterprise, moduleCode } = content as { enterprise: string; moduleCode: string };
    forgetOwn(enterprise, moduleCode);
  });

  return {
    answerTo(session, question, askServices) {
      const enterprise = session.account.ent_id;
      const isShared = enterpriseMs > 0 && ofEnterprise.operations.has(question.operation);
      const ask =
        enterpriseAnswers === null || !isShared
          ? askServices
          : askThrough(enterpriseAnswers, { ...question, enterprise }, enterpriseMs, askServices);
      const asking = layers
        .filter(({ operations }) => operations.has(question.operation))
        .reduceRight(
          (next, { answers, ownerOf }) =>
            (timeoutMs: number) =>
              answers.answerTo(
                { ...question, timeoutMs, enterprise, owner: ownerOf(session) },
                next,
              ),
          ask,
        );
      return asking(question.timeoutMs);
    },
    forgetModule(enterprise, moduleCode) {
      forgetOwn(enterprise, moduleCode);
      const notify = () => channel.send(MODULE, { enterprise, moduleCode });
      // The others must not find the old answer again after they have dropped theirs.
      (enterpriseAnswers?.forget(enterprise) ?? Promise.resolve()).then(notify, notify);
    },
  };
}

/** The caches of a process, by who may share an answer. */
function createLayers(
  {
    enterpriseMs,
    metadataCacheMs,
    sessionAbsoluteMs,
  }: Omit<CacheTimes, 'sharedCacheMs'> & { enterpriseMs: number },
  clock: Clock,
  looked: UpstreamObserver['looked'],
) {
  const onLook = (cache: string) => (result: CacheResult) => looked(cache, result);
  const ofSession: Layer = {
    operations: SESSION_OPERATIONS,
    ownerOf: ({ id }) => id,
    answers: createSharedAnswers({
      maxAgeMs: metadataCacheMs === 0 ? 0 : sessionAbsoluteMs,
      clock,
      onLook: onLook('session'),
    }),
  };
  const ofScope: Layer = {
    operations: METADATA_OPERATIONS,
    ownerOf: scopeOf,
    answers: createSharedAnswers({
      ...{ maxAgeMs: metadataCacheMs, clock, maxEntries: 2000 },
      onLook: onLook('metadata'),
    }),
  };
  const ofEnterprise: Layer = {
    operations: SHARED_OPERATIONS,
    ownerOf: () => '',
    answers: createSharedAnswers({ maxAgeMs: enterpriseMs, clock, onLook: onLook('enterprise') }),
  };
  const ofPage: Layer = {
    operations: PAGE_OPERATIONS,
    ownerOf: (session) => JSON.stringify([session.id, session.accountVersion]),
    answers: createSharedAnswers({
      maxAgeMs: metadataCacheMs === 0 ? 0 : PAGE_CACHE_MS,
      clock,
      onLook: onLook('page'),
      maxEntries: 2000,
    }),
  };
  return { ofSession, ofPage, ofScope, ofEnterprise };
}

/** The same answers, with a note of each look into them. */
function observed(
  answers: EnterpriseAnswers,
  looked: UpstreamObserver['looked'],
): EnterpriseAnswers {
  return {
    async find(question) {
      const found = await answers.find(question);
      looked('processes', found === undefined ? 'miss' : 'hit');
      return found;
    },
    store: (...answer) => answers.store(...answer),
    forget: (enterprise) => answers.forget(enterprise),
  };
}

/** The key of metadata: they may differ by account, post and store. */
function scopeOf({ account: { userid, userCode, mainPost, shopid } }: SessionRecord): string {
  return JSON.stringify([userid, userCode, mainPost?.postCode ?? '', shopid ?? '']);
}

function isAboutLookups(body: string): boolean {
  const { params } = JSON.parse(body) as { params?: object };
  return params !== undefined && 'lookupid' in params;
}

function isAbout(body: string, moduleCode: string): boolean {
  const question = JSON.parse(body) as Record<string, unknown>;
  return MODULE_FIELDS.some((name) => question[name] === moduleCode);
}
