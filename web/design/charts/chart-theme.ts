import { useSyncExternalStore } from 'react';

/**
 * The colors and the font of charts, read from the style sheets, because a canvas cannot use CSS
 * variables.
 */
export interface ChartTheme {
  series: readonly string[];
  plan: string;
  gridline: string;
  axis: string;
  axisText: string;
  surface: string;
  fontFamily: string;
  /** Series are striped too: the user has chosen colors for color-weak eyes. */
  patterned: boolean;
}

export function readChartTheme(root: HTMLElement): ChartTheme {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((index) => value(`--s${String(index)}`)),
    plan: value('--plan'),
    gridline: value('--gridline'),
    axis: value('--line-strong'),
    axisText: value('--text-3'),
    surface: value('--surface'),
    fontFamily: style.fontFamily,
    patterned: root.dataset.vision === 'weak',
  };
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: [
      'data-scheme',
      'data-theme',
      'data-vision',
      'data-trend',
      'data-density',
      'lang',
      'style',
    ],
  });
  return () => {
    observer.disconnect();
  };
}

/**
 * The current theme. Rerenders when scheme, language or the user's theme change a color or the
 * font.
 */
export function useChartTheme(): ChartTheme {
  const written = useSyncExternalStore(watch, () =>
    JSON.stringify(readChartTheme(document.documentElement)),
  );
  return JSON.parse(written) as ChartTheme;
}
