import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { TextPart } from '../language/language.ts';
import { useLanguage } from '../language/LanguageContext.tsx';

interface Loading<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Texts that it needs besides the component. */
  texts?: TextPart;
  /** Shown while it loads. */
  waiting: ReactNode;
}

type Loadable<Props> = ComponentType<Props> & {
  /** Loads the code before it is rendered, for example when the pointer is near. It never fails. */
  preload: () => Promise<void>;
};

/** Delay before one automatic retry of a failed load. */
const RETRY_DELAY_MS = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A component whose code is loaded when it first renders. Unlike React's `lazy` it shows as soon as
 * it is loaded: React keeps a Suspense fallback for at least 300 ms. Failures are thrown to the
 * error boundary; rendering again loads again.
 */
export function loadable<Props extends object>({
  load,
  texts,
  waiting,
}: Loading<Props>): Loadable<Props> {
  let known: ComponentType<Props> | null = null;
  async function preload() {
    if (known !== null) return;
    try {
      const component = await load();
      // Its texts depend on the language, so they are loaded when it is rendered.
      if (texts === undefined) known = component;
    } catch {
      // Rendering loads again, and reports the failure.
    }
  }
  function LoadedLater(props: Props) {
    const { language } = useLanguage();
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(
      function fetchCode() {
        if (Loaded !== null) return undefined;
        let isLeft = false;
        // A short network failure is retried without bothering the user.
        const needed = () => Promise.all([load(), texts && language.loadPart(texts)]);
        needed()
          .catch(() => pause(RETRY_DELAY_MS).then(needed))
          .then(
            ([component]) => {
              known = component;
              if (!isLeft) setLoaded(() => component);
            },
            (error: unknown) => {
              if (!isLeft) setFailure({ error });
            },
          );
        return () => {
          isLeft = true;
        };
      },
      [Loaded, language],
    );
    if (failure !== null) throw failure.error;
    return Loaded === null ? waiting : <Loaded {...props} />;
  }
  return Object.assign(LoadedLater, { preload });
}
