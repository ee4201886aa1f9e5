import { noEdits, type SheetEditState } from '../../../../records/documents/edits/edit-state.ts';
import { useDrafts } from '../../../../platform/workbench/Drafts.tsx';
import { useTab } from '../../../../platform/workbench/TabContext.tsx';
import { useDraft, type Draft } from '../../../../platform/workbench/useDraft.ts';
import { targetKey, type ApprovalTarget } from '../approval-target.ts';
import type { OpinionInput } from './opinion-input.ts';

/** Unsent opinions by action of their button. */
type Opinions = Readonly<Record<string, OpinionInput>>;

export interface ApprovalDrafts {
  edits: Draft<SheetEditState>;
  getOpinion: (action: string) => OpinionInput | undefined;
  /** Stores the draft of an opinion; null removes it. */
  saveOpinion: (action: string, input: OpinionInput | null) => void;
  /** Whether there is an unsent opinion. */
  hasOpinion: boolean;
  /** Discards all drafts at once, for leaving the approval immediately. */
  discard: () => void;
}

const noOpinions: Opinions = {};

/**
 * The unsent changes and opinions of an approval. They survive a reload and the end of a session,
 * and are removed when the approval is left.
 */
export function useApprovalDrafts(target: ApprovalTarget): ApprovalDrafts {
  const drafts = useDrafts();
  const { id, setUnsaved } = useTab();
  const forms = {
    edits: `approval ${targetKey(target)}`,
    opinions: `opinion ${targetKey(target)}`,
  };
  const edits = useDraft<SheetEditState>(forms.edits, noEdits);
  const opinions = useDraft<Opinions>(forms.opinions, noOpinions, areOpinions);
  return {
    edits,
    getOpinion: (action) => opinions.value[action],
    saveOpinion(action, input) {
      const others = Object.fromEntries(
        Object.entries(opinions.value).filter(([name]) => name !== action),
      );
      if (input !== null) opinions.change({ ...others, [action]: input });
      else if (Object.keys(others).length === 0) opinions.discard();
      else opinions.change(others);
    },
    hasOpinion: opinions.unsaved,
    discard() {
      for (const form of Object.values(forms)) {
        drafts.remove(id, form);
        setUnsaved(false, form);
      }
    },
  };
}

function areOpinions(value: unknown): value is Opinions {
  return typeof value === 'object' && value !== null && Object.values(value).every(isOpinion);
}

function isOpinion(value: unknown): value is OpinionInput {
  if (typeof value !== 'object' || value === null || !('opinion' in value) || !('values' in value))
    return false;
  const { opinion, values } = value;
  return (
    (opinion === null || typeof opinion === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((field) => field === null || typeof field === 'string')
  );
}
