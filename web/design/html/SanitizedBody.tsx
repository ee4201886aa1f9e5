import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import type { SanitizedHtmlProps } from './SanitizedHtml.tsx';
import './SanitizedBody.css';

/** Inserts the sanitized nodes. HTML from outside is never parsed by the page itself. */
export function SanitizedBody({ html, headingLevel, onHeadings }: SanitizedHtmlProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const idPrefix = `text-${useId()}-`;
  const tableLabel = t('html.table');
  const text = useMemo(
    () => sanitizeHtml(html, { browser: window, headingLevel, idPrefix, tableLabel }),
    [html, headingLevel, idPrefix, tableLabel],
  );
  useLayoutEffect(
    function show() {
      container.current?.replaceChildren(text.content.cloneNode(true));
      onHeadings?.(text.headings);
    },
    [text, onHeadings],
  );
  return <div ref={container} className="outside-text" />;
}
