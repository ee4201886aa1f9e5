import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../kit/ui/Skeleton.tsx';
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
  if (state === 'there') return null;
  return (
    <section aria-label={t(titleKey)} aria-busy={state === 'asking'}>
      <h2>{t(titleKey)}</h2>
      {state === 'asking' ? (
        <SkeletonLines count={1} height="3rem" />
      ) : (
        <div className="launchpad-note" role="alert">
          <b>{t('card.error')}</b>
          <button type="button" className="btn" onClick={() => parts.retry(part)}>
            {t('retry')}
          </button>
        </div>
      )}
    </section>
  );
}
