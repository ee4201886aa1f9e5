import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useSession, useSessionState } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useOpenModule } from '../../platform/workbench/OpenModule.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { useFramePick, type FramePick } from './useFramePick.ts';
import { createFrameConnection, type FrameConnection } from './frame-connection.ts';
import {
  PROTOCOL_VERSION,
  type MessageOf,
  type MessageType,
  type ModuleMessage,
} from './protocol.ts';
import { useAppearance } from './useAppearance.ts';
import { useModuleCodes } from './useModuleCodes.ts';

interface FrameModuleOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  parameters: Readonly<Record<string, string>>;
}

/** The values last sent to the module; null before the first `welcome`. */
type SentSettings = { scheme: string; colour: string; locale: string } | null;

interface FrameModule {
  /** Whether the module has sent `ready`. */
  ready: boolean;
  pick: FramePick;
}

/** Connects the module in a frame with the workbench. */
export function useFrameModule({ frame, origin, parameters }: FrameModuleOptions): FrameModule {
  const tab = useTab();
  const openModule = useOpenModule();
  const askForCode = useModuleCodes(origin);
  const appearance = useAppearance();
  const { locale } = useLanguage();
  const clientId = useViewer().settings?.clientId ?? null;
  const session = useSession();
  const { locked } = useSessionState();
  const connection = useRef<FrameConnection | null>(null);
  const sentSettings = useRef<SentSettings>(null);
  const welcomePending = useRef(false);
  const [ready, setReady] = useState(false);
  const { scheme, colour } = appearance;
  const { code: moduleCode } = tab.module;

  const send: FrameConnection['send'] = (message) => connection.current?.send(message);
  const done = (of: MessageType) => send({ type: 'done', of });
  const pick = useFramePick(tab.selected, send);

  function welcome() {
    welcomePending.current = false;
    sentSettings.current = { scheme, colour, locale };
    send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      locale,
      moduleCode,
      parameters,
      clientId,
      ...appearance,
    });
  }

  const handlers: { [T in MessageType]: (message: MessageOf<T>) => void } = {
    ready() {
      // The document that had asked for rows has been replaced.
      pick.drop();
      setReady(true);
      if (locked) welcomePending.current = true;
      else welcome();
    },
    code() {
      void askForCode().then((answer) => send({ type: 'code', ...answer }));
    },
    open({ moduleCode: code, name = code, ...rest }) {
      // A module in a background tab must not push itself in front of the user's work, like
      // windows in an operating system.
      if (!tab.selected) {
        send({ type: 'refused', of: 'open', reason: 'background' });
        return;
      }
      openModule({
        code,
        name,
        provisional: true,
        ...(rest.applicationCode !== undefined && { applicationCode: rest.applicationCode }),
        ...(rest.parameters !== undefined && { parameters: rest.parameters }),
      });
      done('open');
    },
    close() {
      done('close');
      tab.close();
    },
    title({ title }) {
      tab.setTitle(title === '' ? null : title);
      done('title');
    },
    unsaved({ unsaved }) {
      tab.setUnsaved(unsaved);
      done('unsaved');
    },
    select() {
      done('select');
    },
    pick: (message) => pick.ask(message),
    active() {
      // Only a module that the user sees in a focused window can report user activity.
      if (tab.selected && document.hasFocus()) session.active();
    },
  };

  const isLocked = useEffectEvent(() => locked);
  const handleMessage = useEffectEvent((message: ModuleMessage) => {
    // While the page is locked, only messages whose loss would matter are handled.
    if (
      !locked ||
      message.type === 'ready' ||
      message.type === 'unsaved' ||
      message.type === 'title'
    ) {
      (handlers[message.type] as (message: ModuleMessage) => void)(message);
    }
  });

  useEffect(
    function connect() {
      const connected = createFrameConnection({
        browser: window,
        frame: () => frame.current?.contentWindow ?? null,
        origin,
        now: () => performance.now(),
        isPaused: () => isLocked(),
        onMessage: (message) => handleMessage(message),
      });
      connection.current = connected;
      return () => {
        connected.end();
        connection.current = null;
      };
    },
    [frame, origin],
  );

  const { setUnsaved } = tab;
  useEffect(() => () => setUnsaved(false), [setUnsaved]); // The unsaved state is lost with the frame.

  const sendChanges = useEffectEvent(() => {
    const before = sentSettings.current;
    if (locked) return;
    if (welcomePending.current) welcome();
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

  return { ready, pick };
}
