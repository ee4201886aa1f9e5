import { useLayoutEffect } from 'react';
import { useTranslation } from '../design/language/useTranslation.ts';
import { coverPage } from '../design/overlay/cover-page.ts';
import '../design/overlay/cover-page.css';

/**
 * Hides the page while mounted. It must not suspend, because a locked page has to be hidden at
 * once.
 */
export function PageCover() {
  const title = useTranslation().t('product.name');
  useLayoutEffect(() => coverPage(document, title), [title]);
  return null;
}
