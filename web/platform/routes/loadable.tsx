import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { TextPart } from '../../design/language/language.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';

interface Loading<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The texts that it needs besides. */
  texts?: TextPart;
  /** What stands there meanwhile. */
  waiting: ReactNode;
}

/** How long after a failure the code is fetched once more by itself. */
const retryAfterMs = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A component whose code is fetched when it is first drawn. Unlike one of React's `lazy` it is there the moment it can be: what has shown the
 * fallback of a Suspense is held back for 300 ms. A failure is thrown to the error boundary, and trying again fetches again.
 */
export function loadable<Props extends object>({
  load,
  texts,
  waiting,
}: Loading<Props>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Loadable(props: Props) {
    const { language } = useLanguage();
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(
      function fetchCode() {
        if (Loaded !== null) return undefined;
        let isLeft = false;
        // A line that was broken for a moment is no reason to bother anybody.
        const needed = () => Promise.all([load(), texts && language.need(texts)]);
        needed()
          .catch(() => pause(retryAfterMs).then(needed))
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
  };
}
