import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { failureOf } from '../../platform/apollo/failure.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useElvesQuery, type ElvesQuery } from './Elves.gen.ts';

type Elf = NonNullable<NonNullable<ElvesQuery['viewer']>['elves']>[number];

/** The elves of the account, each with its state and a button to run it if it is enabled. */
export function ElfList({ onRun }: { onRun: (code: string) => void }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useElvesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const elves = data?.viewer?.elves;
  if (elves == null && !loading) {
    return (
      <FailedPage
        title={t('assistant.failed')}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (elves?.length === 0)
    return <StatusPage title={t('assistant.empty')} body={t('assistant.empty.body')} />;
  return (
    <>
      <div className="assistant-head">
        <h1>{t('assistant.title')}</h1>
        <p className="mute">{t('assistant.hint')}</p>
      </div>
      {elves == null ? (
        <div
          className="assistant-waiting"
          role="status"
          aria-busy="true"
          aria-label={t('assistant.loading')}
        >
          <SkeletonLines count={6} />
        </div>
      ) : (
        <ul className="elf-list" aria-label={t('assistant.list')}>
          {elves.map((elf) => (
            <li key={elf.id}>
              <ElfTile elf={elf} onRun={onRun} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ElfTile({
  elf: { code, name, enabled },
  onRun,
}: {
  elf: Elf;
  onRun: (code: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="elf-tile">
      <Icon name="table" size="large" />
      <div className="elf-tile-text">
        <h2 className="elf-tile-name">{name}</h2>
        <p className="mute small">{code}</p>
      </div>
      <span className={enabled ? 'tag elf-tag-enabled' : 'tag'}>
        {t(enabled ? 'assistant.enabled' : 'assistant.notEnabled')}
      </span>
      {enabled && (
        <Button
          kind="plain"
          aria-label={t('assistant.runNamed', { 0: name })}
          onClick={() => onRun(code)}
        >
          {t('assistant.run')}
        </Button>
      )}
    </div>
  );
}
