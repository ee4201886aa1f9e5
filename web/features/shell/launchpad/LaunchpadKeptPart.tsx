import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { PartFailure, useIsQuiet } from '../parts/PartFailure.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';

interface LaunchpadKeptPartProps {
  titleKey: string;
  part: 'favourites' | 'commonMenus';
  parts: ShellParts;
}

/** What stands in the place of the favourites or common menus that are still on their way, or could not be had. */
export function LaunchpadKeptPart({ titleKey, part, parts }: LaunchpadKeptPartProps) {
  const { t } = useTranslation();
  const state = parts.stateOf(part);
  const isQuiet = useIsQuiet(parts);
  const asking = state === 'asking' && !isQuiet(part);
  if (state === 'there') return null;
  return (
    <section aria-label={t(titleKey)} aria-busy={asking}>
      <h2>{t(titleKey)}</h2>
      {asking ? (
        <SkeletonLines count={1} height="3rem" />
      ) : (
        <PartFailure part={part} parts={parts} className="launchpad-note">
          <b>{t('card.error')}</b>
        </PartFailure>
      )}
    </section>
  );
}
