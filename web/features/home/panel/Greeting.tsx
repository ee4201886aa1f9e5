import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime, wallClock } from '../../../design/number/format-day.ts';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { useViewer, type Viewer } from '../../../platform/session/ViewerContext.tsx';
import { Avatar } from '../../../design/icons/Avatar.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { ClockLine } from './ClockLine.tsx';
import { greetingPeriodAt, greetingKeys } from './greeting.ts';
import { useClock } from '../../../design/dates/useClock.ts';
import { postText, shopText } from '../../../platform/session/workplace-text.ts';
import './Greeting.css';

/**
 * The greeting with the user's name, avatar and post, the time and the store. The avatar opens the
 * dialog to change it.
 */
export function Greeting() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const viewer = useViewer();
  const openDialog = useOpenDialog();
  const hasFeature = useHasFeature();
  const { timeZone } = viewer.enterprise;
  const change = t('greeting.changeAvatar');
  const avatar = <Avatar name={viewer.name} url={viewer.avatarUrl} size="large" />;
  return (
    <section className="greeting">
      <div className="greeting-who">
        {hasFeature('AVATAR_CHANGE') ? (
          <Button
            className="greeting-avatar"
            aria-label={change}
            title={change}
            onClick={() => openDialog('avatar')}
          >
            {avatar}
          </Button>
        ) : (
          avatar
        )}
        <div>
          <Salutation viewer={viewer} />
          <p className="greeting-post">
            {viewer.mainPost ? postText(viewer.mainPost) : viewer.enterprise.name}
          </p>
        </div>
      </div>
      <ClockLine timeZone={timeZone} />
      <dl className="greeting-facts">
        {viewer.userType === 'STAFF' && (
          <div>
            <dt>{t('greeting.shop')}</dt>
            <dd>{viewer.shop ? shopText(viewer.shop) : t('greeting.allShops')}</dd>
          </div>
        )}
        <div>
          <dt>{t('greeting.signedInAt')}</dt>
          <dd>{formatDayAndTime(viewer.signedInAt, timeZone, locale)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Salutation({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  const { timeZone } = viewer.enterprise;
  const period = useClock('minute', (now) =>
    greetingPeriodAt(wallClock(new Date(now), timeZone).hour),
  );
  return <h2 className="greeting-title">{t(greetingKeys[period], { name: viewer.name })}</h2>;
}
