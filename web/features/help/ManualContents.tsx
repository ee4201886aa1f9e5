import { useId } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { Heading } from '../../design/html/headings.ts';

/**
 * The headings of a manual as links. The focus moves to the heading, so that keyboard users
 * continue reading there.
 */
export function ManualContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <nav className="manual-contents" aria-labelledby={titleId}>
      <p className="manual-contents-title" id={titleId}>
        {t('manual.contents')}
      </p>
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} style={{ paddingInlineStart: `${String(Math.min(depth, 4) - 1)}em` }}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
