import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { coverPage } from '../design/overlay/cover-page.ts';
import '../design/overlay/cover-page.css';

/** The page is gone from sight while this stands. It waits for nothing: what a locked page shows may still be on its way. */
export function PageCover() {
  const title = useTranslation().t('product.name');
  useLayoutEffect(() => coverPage(document, title), [title]);
  return null;
}
