import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { ElvesDocument, type ElvesQuery } from './Elves.gen.ts';

type Elf = NonNullable<NonNullable<ElvesQuery['viewer']>['elves']>[number];

/** The elves of the account, each with its state and a button to run it if it is isEnabled. */
export function ElfList({ onRun }: { onRun: (code: string) => void }) {
  const { t } = useTranslation();
  const query = usePartQuery(ElvesDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.elves,
  });
  const head = (
    <div className="assistant-head">
      <h1>{t('assistant.title')}</h1>
      <p className="mute">{t('assistant.hint')}</p>
    </div>
  );
  return (
    <Loaded
      query={query}
      isPage
      failedTitle={t('assistant.failed')}
      waiting={
        <>
          {head}
          <div
            className="assistant-waiting"
            role="status"
            aria-busy="true"
            aria-label={t('assistant.loading')}
          >
            <SkeletonLines count={6} />
          </div>
        </>
      }
    >
      {(elves) =>
        elves.length === 0 ? (
          <StatusPage title={t('assistant.empty')} body={t('assistant.empty.body')} />
        ) : (
          <>
            {head}
            <ul className="elf-list" aria-label={t('assistant.list')}>
              {elves.map((elf) => (
                <li key={elf.id}>
                  <ElfTile elf={elf} onRun={onRun} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function ElfTile({ elf, onRun }: { elf: Elf; onRun: (code: string) => void }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { code, isEnabled } = elf;
  const name = serverText(elf.i18nCode, elf.name);
  return (
    <div className="elf-tile">
      <Icon name="table" size="large" />
      <div className="elf-tile-text">
        <h2 className="elf-tile-name">{name}</h2>
        <p className="mute small">{code}</p>
      </div>
      <span className={isEnabled ? 'tag elf-tag-enabled' : 'tag'}>
        {t(isEnabled ? 'assistant.enabled' : 'assistant.notEnabled')}
      </span>
      {isEnabled && (
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
