import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import type { FrameConnection } from './frame-connection.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import { useAppearance } from './useAppearance.ts';

/** The values last sent to the module; null before the first `welcome`. */
type SentSettings = { scheme: string; colour: string; locale: string } | null;

interface ModuleSettingsOptions {
  send: FrameConnection['send'];
  locked: boolean;
  moduleCode: string;
  parameters: Readonly<Record<string, string>>;
}

/**
 * Tells the module its settings: all of them in the `welcome` after `ready`, and later those that
 * have changed. Returns the answer to `ready`. While the session is locked nothing is sent; the
 * changes follow after unlocking.
 */
export function useModuleSettings(options: ModuleSettingsOptions): () => void {
  const { send, locked, moduleCode, parameters } = options;
  const { scheme, colour } = useAppearance();
  const { locale } = useLanguage();
  const clientId = useViewer().settings?.clientId ?? null;
  const sentSettings = useRef<SentSettings>(null);
  const welcomePending = useRef(false);

  function sendWelcome() {
    welcomePending.current = false;
    sentSettings.current = { scheme, colour, locale };
    send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      locale,
      moduleCode,
      parameters,
      clientId,
      scheme,
      colour,
    });
  }
  const sendChanges = useEffectEvent(() => {
    const before = sentSettings.current;
    if (locked) return;
    if (welcomePending.current) sendWelcome();
    else if (before !== null) {
      sentSettings.current = { scheme, colour, locale };
      if (before.scheme !== scheme || before.colour !== colour)
        send({ type: 'theme', scheme, colour });
      if (before.locale !== locale) send({ type: 'language', locale });
    }
  });
  useEffect(
    function sendChangedSettings() {
      sendChanges();
    },
    [locked, scheme, colour, locale],
  );
  return function answerReady() {
    if (locked) welcomePending.current = true;
    else sendWelcome();
  };
}
