import type { Clock } from '../async/clock.ts';
import type { SessionRecord } from '../store/session-store.ts';
import {
  METADATA_OPERATIONS,
  PAGE_OPERATIONS,
  SESSION_OPERATIONS,
  SHARED_OPERATIONS,
  type OperationName,
} from './operations.ts';
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

interface Layer {
  operations: ReadonlySet<OperationName>;
  ownerOf(session: SessionRecord): string;
  answers: SharedAnswers;
}

/** How long a page is likely to stay open before one of its parts is reloaded. */
const PAGE_CACHE_MS = 10 * 60_000;

const MODULE_FIELDS = ['modulecode', 'moduleCode'];

export function createCachedAnswers(
  { sharedCacheMs, metadataCacheMs, sessionAbsoluteMs }: CacheTimes,
  clock: Clock,
): CachedAnswers {
  const ofSession: Layer = {
    operations: SESSION_OPERATIONS,
    ownerOf: ({ id }) => id,
    answers: createSharedAnswers({
      maxAgeMs: metadataCacheMs === 0 ? 0 : sessionAbsoluteMs,
      clock,
    }),
  };
  const ofScope: Layer = {
    operations: METADATA_OPERATIONS,
    ownerOf: scopeOf,
    answers: createSharedAnswers({ maxAgeMs: metadataCacheMs, clock, maxEntries: 2000 }),
  };
  const ofEnterprise: Layer = {
    operations: SHARED_OPERATIONS,
    ownerOf: () => '',
    answers: createSharedAnswers({ maxAgeMs: sharedCacheMs, clock }),
  };
  const ofPage: Layer = {
    operations: PAGE_OPERATIONS,
    ownerOf: (session) => JSON.stringify([session.id, session.accountVersion]),
    answers: createSharedAnswers({
      maxAgeMs: metadataCacheMs === 0 ? 0 : PAGE_CACHE_MS,
      clock,
      maxEntries: 2000,
    }),
  };
  /**
   * Ordered from the narrowest: an answer that the session has not cached may be cached for its
   * enterprise.
   */
  const layers = [ofSession, ofPage, ofScope, ofEnterprise];

  return {
    answerTo(session, question, ask) {
      const enterprise = session.account.ent_id;
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
      ofScope.answers.forget(enterprise, (body) => isAbout(body, moduleCode));
      ofSession.answers.forget(enterprise, () => true);
      ofEnterprise.answers.forget(enterprise, isAboutLookups);
    },
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
