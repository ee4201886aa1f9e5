import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { codeOf } from '../../platform/apollo/failure.ts';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { ElfRowsDocument } from './ElfRows.gen.ts';
import { ElfResult } from './ElfResult.tsx';

interface ElfRunProps {
  code: string;
  page: number;
  onPage: (page: number) => void;
  onBack: () => void;
}

/** Number of rows per page. */
const PAGE_SIZE = 30;

/**
 * Runs an elf and shows one page of its rows, or explains why there are none. The current page
 * stays visible while the next one is loading.
 */
export function ElfRun({ code, page, onPage, onBack }: ElfRunProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const query = usePartQuery(ElfRowsDocument, {
    variables: { code, page, pageSize: PAGE_SIZE },
    partOf: ({ viewer }) => (viewer?.elf?.rows == null ? null : viewer.elf),
    fetchPolicy: 'network-only',
  });
  const elf = query.data?.viewer?.elf;
  const name = elf ? serverText(elf.i18nCode, elf.name) : code.slice(0, 64);
  const isDisabled = elf?.isEnabled === false || codeOf(query.error) === 'FORBIDDEN';
  const key = isDisabled ? 'assistant.notEnabled' : 'assistant.unknown';
  const title = t(isDisabled ? 'assistant.notEnabled.title' : 'assistant.unknown');
  return (
    <>
      <Button kind="quiet" className="assistant-back" onClick={onBack}>
        <Icon name="left" />
        {t('assistant.back')}
      </Button>
      <Loaded
        query={query.failure !== null && isDisabled ? { ...query, isNone: true } : query}
        isPage
        failedTitle={t('assistant.rowsFailed', { 0: name })}
        none={<StatusPage title={title} body={t(`${key}.body`, { 0: name })} />}
        waiting={
          <div
            className="assistant-waiting"
            role="status"
            aria-busy="true"
            aria-label={t('assistant.running', { 0: name })}
          >
            <SkeletonLines count={8} />
          </div>
        }
      >
        {(found) =>
          found.rows !== null && (
            <ElfResult elf={found} result={found.rows} busy={query.loading} onPage={onPage} />
          )
        }
      </Loaded>
    </>
  );
}
