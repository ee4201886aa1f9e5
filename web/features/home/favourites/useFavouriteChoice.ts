import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { FavouritesAddDocument } from '../../../platform/favourites/Favourites.gen.ts';
import { MAX_FAVOURITES } from '../../../platform/favourites/max-favourites.ts';
import type { Favourites } from './useFavourites.ts';

interface FavouriteChoiceOptions extends Pick<Favourites, 'favourites' | 'refresh'> {
  /** Called when the choice was saved, or when there was nothing to save. */
  onSaved: () => void;
}

interface FavouriteChoice {
  /** Codes of the modules that are favourites already. */
  saved: ReadonlySet<string>;
  /** Codes of the modules that the user has selected. */
  added: readonly string[];
  /** The number of favourites after saving. */
  total: number;
  /** Why the choice could not be saved, as text. */
  refusal: string | null;
  isSaving: boolean;
  toggle: (moduleCode: string) => void;
  confirm: () => Promise<void>;
}

/** The modules that the user selects to become favourites, and how they are saved. */
export function useFavouriteChoice({
  favourites,
  refresh,
  onSaved,
}: FavouriteChoiceOptions): FavouriteChoice {
  const { t } = useTranslation();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run: save, busy: isSaving } = useCommand(FavouritesAddDocument);
  const saved = new Set(favourites?.map(({ moduleCode }) => moduleCode));
  // Some of the selected modules may have been saved in another window meanwhile.
  const added = chosen.filter((code) => !saved.has(code));
  const total = saved.size + added.length;

  function toggle(code: string) {
    setRefusal(null);
    setChosen(added.includes(code) ? added.filter((one) => one !== code) : [...added, code]);
  }
  async function confirm() {
    if (total > MAX_FAVOURITES) {
      setRefusal(t('portal_text_096', { 0: MAX_FAVOURITES }));
      return;
    }
    if (added.length === 0) {
      onSaved();
      return;
    }
    const outcome = await save({ input: { moduleCodes: added } });
    if (outcome.kind === 'done') {
      notify(t('portal_text_097'));
      onSaved();
      return;
    }
    setRefusal(commandText(t, outcome));
    if (outcome.kind === 'refused') refresh();
  }
  return { saved, added, total, refusal, isSaving, toggle, confirm };
}
