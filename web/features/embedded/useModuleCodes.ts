import { useState } from 'react';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import { sendCommand } from '../../platform/data/send-command.ts';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { createRateLimit } from './rate-limit.ts';
import { MicroappCodeDocument } from './MicroappCode.gen.ts';
import type { CodeError } from './protocol.ts';

/** A one-time code with its expiry, or why there is none. */
export type CodeAnswer = { code: string; expiresAt: string | null } | { error: CodeError };

/**
 * Requests one-time codes for the module of this tab, at most one per second. A code issued for an
 * origin other than the frame's is not passed on.
 */
export function useModuleCodes(origin: string): () => Promise<CodeAnswer> {
  const loadClient = useClientLoader();
  const { module, isSelected } = useTab();
  const [rateLimit] = useState(() =>
    createRateLimit({ times: 1, withinMs: 1000, now: () => performance.now() }),
  );

  return async function requestCode() {
    if (!rateLimit.take()) return { error: 'tooSoon' };
    const outcome = await sendCommand(
      loadClient,
      MicroappCodeDocument,
      { input: { moduleCode: module.code, applicationCode: module.applicationCode ?? null } },
      (payload) => payload,
      // Requests by a module in a background tab do not count as user activity.
      { background: !isSelected() },
    );
    if (outcome.kind === 'failed' || outcome.kind === 'unknown') return { error: 'failed' };
    const { code, origin: receiver, expiresAt } = outcome.payload;
    return code !== null && receiver === origin ? { code, expiresAt } : { error: 'refused' };
  };
}
