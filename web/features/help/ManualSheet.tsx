import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import type { Heading } from '../../design/html/headings.ts';
import { SanitizedHtml } from '../../design/html/SanitizedHtml.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { ManualQuery } from './Manual.gen.ts';
import { ManualContents } from './ManualContents.tsx';

type Manual = NonNullable<NonNullable<ManualQuery['viewer']>['manual']>;

/** Manuals with fewer headings than this have no table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 3;

/** A manual to read or print: title, date of change, text and table of contents. */
export function ManualSheet({ manual }: { manual: Manual }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const { title, updatedAt, content } = manual;
  return (
    <div className="manual">
      {headings.length >= MIN_HEADINGS_FOR_CONTENTS && <ManualContents headings={headings} />}
      <article className="manual-sheet">
        <header className="manual-head">
          <h1>{title}</h1>
          <p className="manual-facts">
            {updatedAt !== null && (
              <time dateTime={updatedAt}>
                {t('manual.updatedAt', {
                  0: formatDayAndTime(updatedAt, enterprise.timeZone, locale),
                })}
              </time>
            )}
            <Button kind="quiet" className="manual-print" onClick={() => window.print()}>
              <Icon name="print" />
              {t('manual.print')}
            </Button>
          </p>
        </header>
        {content.trim() === '' ? (
          <p className="mute">{t('manual.empty')}</p>
        ) : (
          <SanitizedHtml html={content} headingLevel={2} onHeadings={setHeadings} />
        )}
      </article>
    </div>
  );
}
