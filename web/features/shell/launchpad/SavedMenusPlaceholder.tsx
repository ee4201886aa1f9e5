import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { PartFailure, useIsInOutage } from '../parts/PartFailure.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';

interface SavedMenusPlaceholderProps {
  titleKey: string;
  part: 'favourites' | 'commonMenus';
  parts: ShellParts;
}

const features = { favourites: 'FAVOURITES', commonMenus: 'COMMON_MENUS' } as const;

/** The placeholder for favourites or common menus while they are loading or if loading failed. */
export function SavedMenusPlaceholder({ titleKey, part, parts }: SavedMenusPlaceholderProps) {
  const { t } = useTranslation();
  const hasFeature = useHasFeature();
  const state = parts.stateOf(part);
  const isInOutage = useIsInOutage(parts);
  const loading = state === 'loading' && !isInOutage(part);
  if (state === 'loaded' || !hasFeature(features[part])) return null;
  return (
    <section aria-label={t(titleKey)} aria-busy={loading}>
      <h2>{t(titleKey)}</h2>
      {loading ? (
        <SkeletonLines count={1} height="3rem" />
      ) : (
        <PartFailure part={part} parts={parts} className="launchpad-note">
          <b>{t('card.error')}</b>
        </PartFailure>
      )}
    </section>
  );
}
