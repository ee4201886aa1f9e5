import { noEdits, type SheetEditState } from '../../../../records/documents/edit-state.ts';
import { useDrafts } from '../../../../platform/workbench/Drafts.tsx';
import { useTab } from '../../../../platform/workbench/TabContext.tsx';
import { useDraft, type Draft } from '../../../../platform/workbench/useDraft.ts';
import { codeOfTarget, type ApprovalTarget } from '../approval-target.ts';
import type { OpinionInput } from './opinion-input.ts';

/** Opinions that were begun and not sent, by the kind of the action. */
type Opinions = Readonly<Record<string, OpinionInput>>;

export interface ApprovalDrafts {
  edits: Draft<SheetEditState>;
  opinionOf: (action: string) => OpinionInput | undefined;
  /** Keeps what was written; nothing when it was given up. */
  keepOpinion: (action: string, input: OpinionInput | null) => void;
  /** An opinion was begun and not sent. */
  hasOpinion: boolean;
  /** Gives all of it up, for whoever leaves the approval at once. */
  forget: () => void;
}

const none: Opinions = {};

/** What somebody has written at an approval and not sent: it outlives a reload and the end of a session, not the approval. */
export function useApprovalDrafts(target: ApprovalTarget): ApprovalDrafts {
  const drafts = useDrafts();
  const { id, setUnsaved } = useTab();
  const forms = {
    edits: `approval ${codeOfTarget(target)}`,
    opinions: `opinion ${codeOfTarget(target)}`,
  };
  const edits = useDraft<SheetEditState>(forms.edits, noEdits);
  const opinions = useDraft<Opinions>(forms.opinions, none, areOpinions);
  return {
    edits,
    opinionOf: (action) => opinions.value[action],
    keepOpinion(action, input) {
      const others = Object.fromEntries(
        Object.entries(opinions.value).filter(([name]) => name !== action),
      );
      if (input !== null) opinions.change({ ...others, [action]: input });
      else if (Object.keys(others).length === 0) opinions.discard();
      else opinions.change(others);
    },
    hasOpinion: opinions.unsaved,
    forget() {
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
    Object.values(values).every((one) => one === null || typeof one === 'string')
  );
}
