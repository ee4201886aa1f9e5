import { ScopeWatch } from '../features/account/posts/ScopeWatch.tsx';
import { AccountWatch } from '../features/session/AccountWatch.tsx';
import { IdleWatch } from '../features/session/idle/IdleWatch.tsx';
import { LanguagePackWatch } from '../features/shell/LanguagePackWatch.tsx';
import { AppearanceWatch } from '../design/theme/AppearanceWatch.tsx';
import { CutTextWatch } from '../design/text/CutTextWatch.tsx';
import { BuildWatch } from './BuildWatch.tsx';

/** What sees to something while somebody works, and shows itself only when there is something to say. */
export function SignedInWatches() {
  return (
    <>
      <AccountWatch />
      <IdleWatch />
      <ScopeWatch />
      <LanguagePackWatch />
      <AppearanceWatch />
      <CutTextWatch />
      <BuildWatch />
    </>
  );
}
