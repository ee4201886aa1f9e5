import { ScopeWatch } from '../features/account/posts/ScopeWatch.tsx';
import { AccountWatch } from '../features/session/AccountWatch.tsx';
import { IdleWatch } from '../features/session/idle/IdleWatch.tsx';
import { LanguagePackWatch } from '../features/shell/LanguagePackWatch.tsx';
import { AppearanceWatch } from '../design/theme/AppearanceWatch.tsx';
import { TruncatedTextTooltips } from '../design/text/TruncatedTextTooltips.tsx';
import { BuildWatch } from './BuildWatch.tsx';

/**
 * Background components of signed-in pages. They render something only when the user must be
 * notified.
 */
export function SignedInWatches() {
  return (
    <>
      <AccountWatch />
      <IdleWatch />
      <ScopeWatch />
      <LanguagePackWatch />
      <AppearanceWatch />
      <TruncatedTextTooltips />
      <BuildWatch />
    </>
  );
}
