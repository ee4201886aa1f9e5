import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDraftStore,
  DRAFT_DELAY_MS,
  MAX_DRAFT_CHARACTERS,
} from '../../../../web/platform/workbench/draft-store.ts';

const storage = () => window.sessionStorage;
const store = () => createDraftStore(storage, 'v:p');
const stored = () => Object.keys(storage()).filter((key) => key.startsWith('portal.draft:'));

beforeEach(() => {
  vi.useFakeTimers();
  storage().clear();
});
afterEach(() => vi.useRealTimers());

describe('Drafts', () => {
  it('are stored shortly after the last change, once', () => {
    const drafts = store();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (const text of ['a', 'ab', 'abc']) drafts.put('T', 'f', '', text);
    expect(drafts.read('T', 'f', '')).toBe('abc');
    vi.advanceTimersByTime(DRAFT_DELAY_MS - 1);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
    expect(store().read('T', 'f', '')).toBe('abc');
  });

  it('are stored at once when the page is left', () => {
    const drafts = store();
    drafts.put('T', 'f', '', 1);
    drafts.flush();
    expect(store().has('T')).toBe(true);
  });

  it('are distinguished by tab, form, account and subject', () => {
    const drafts = store();
    drafts.put('T', 'f', 'order 1', 1);
    drafts.put('T', 'g', 'order 1', 2);
    drafts.put('T:x', 'f', '', 3);
    drafts.flush();
    expect([
      drafts.read('T', 'f', 'order 1'),
      drafts.read('T', 'g', 'order 1'),
      drafts.read('T', 'f', 'order 2'),
    ]).toEqual([1, 2, null]);
    expect(createDraftStore(storage, 'other').has('T')).toBe(false);
    drafts.forget('T');
    expect([drafts.has('T'), drafts.has('T:x'), stored().length]).toEqual([false, true, 1]);
    drafts.forgetAll();
    expect(stored()).toEqual([]);
  });

  it('are gone when they are removed, even while they wait to be stored', () => {
    const drafts = store();
    drafts.put('T', 'f', '', 1);
    drafts.remove('T', 'f');
    vi.advanceTimersByTime(DRAFT_DELAY_MS * 2);
    expect([drafts.has('T'), stored()]).toEqual([false, []]);
  });

  it('stay in memory if they are too large or the storage is full', () => {
    const drafts = store();
    drafts.put('T', 'f', '', 'small');
    drafts.flush();
    drafts.put('T', 'f', '', 'x'.repeat(MAX_DRAFT_CHARACTERS));
    drafts.flush();
    expect(stored()).toEqual([]);
    expect(drafts.has('T')).toBe(true);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    drafts.put('T', 'g', '', 1);
    expect(() => drafts.flush()).not.toThrow();
    full.mockRestore();
    expect(drafts.read('T', 'g', '')).toBe(1);
  });

  it('that are damaged or foreign are left out', () => {
    for (const [nth, text] of [
      '{',
      'null',
      '7',
      '{"value":1}',
      '{"about":1,"value":2}',
    ].entries()) {
      storage().setItem(`portal.draft:v:p:T:f${nth}`, text);
    }
    expect(store().has('T')).toBe(false);
  });
});
