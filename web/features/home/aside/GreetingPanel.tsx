import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { dayAndTime } from '../../../kit/number/calendar.ts';
import { useViewer, type Viewer } from '../../../kit/session/ViewerContext.tsx';
import { ClockLine } from './ClockLine.tsx';
import { greetingAt, greetingKeys } from './greeting.ts';
import { useWallClock } from './useWallClock.ts';
import './GreetingPanel.css';

/** Who is working here, when, and where: a panel at the right of a wide page, a row above a narrow one. */
export function GreetingPanel() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const viewer = useViewer();
  const { timeZone } = viewer.enterprise;
  return (
    <aside className="greeting" aria-label={t('greeting.panel')}>
      <div className="greeting-who">
        <span className="avatar" aria-hidden="true">
          {viewer.name.slice(0, 1)}
        </span>
        <div className="greeting-words">
          <Greeting viewer={viewer} />
          <p className="greeting-post">
            {viewer.mainPost ? `${viewer.mainPost.departmentName} · ${viewer.mainPost.name}` : viewer.enterprise.name}
          </p>
        </div>
      </div>
      <ClockLine timeZone={timeZone} />
      <dl className="greeting-facts">
        {viewer.userType === 'STAFF' && (
          <div>
            <dt>{t('greeting.shop')}</dt>
            <dd>{viewer.shop ? `${viewer.shop.code} ${viewer.shop.name}` : t('greeting.allShops')}</dd>
          </div>
        )}
        <div>
          <dt>{t('greeting.signedInAt')}</dt>
          <dd>{dayAndTime(viewer.signedInAt, timeZone, locale)}</dd>
        </div>
      </dl>
    </aside>
  );
}

function Greeting({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  const period = useWallClock(viewer.enterprise.timeZone, ({ hour }) => greetingAt(hour));
  return <h2 className="greeting-title">{t(greetingKeys[period], { name: viewer.name })}</h2>;
}
