import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { usePreservedFocus } from '../../usePreservedFocus.ts';
import type { Notice_MessageFragment } from './notice-message.gen.ts';
import { NoticeReader } from './NoticeReader.tsx';
import { messageTarget } from '../../../../platform/workbench/message-target.ts';
import './notice-lists.css';

/** Maximum notices shown in a card. */
export const MAX_NOTICES = 5;

interface NoticeListProps {
  notices: readonly Notice_MessageFragment[];
  onRead: (notice: Notice_MessageFragment) => void;
  line: (notice: Notice_MessageFragment, open: () => void) => ReactNode;
}

/**
 * The first five notices of a list. Opening one opens its module, or its text if it has no module,
 * and marks it as read.
 */
export function NoticeList({ notices, onRead, line }: NoticeListProps) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const [reading, setReading] = useState<Notice_MessageFragment | null>(null);
  // The pressed line disappears once it is read, so the focus moves to the list.
  const { container, preserve } = usePreservedFocus<HTMLDivElement>(
    reading !== null,
    '.notice-list',
  );
  function open(notice: Notice_MessageFragment) {
    const target = messageTarget(notice, notice.title);
    preserve();
    if (target === null) setReading(notice);
    else openModule(target);
    onRead(notice);
  }
  return (
    <div ref={container}>
      <div className="notice-list" tabIndex={-1}>
        {notices.length === 0 ? (
          <ListNote place="line" icon="empty" title={t('portal_text_204')} />
        ) : (
          <ul>
            {notices.slice(0, MAX_NOTICES).map((notice) => (
              <li key={notice.id} className="notice-line">
                {line(notice, () => open(notice))}
              </li>
            ))}
          </ul>
        )}
      </div>
      {reading && <NoticeReader notice={reading} onClose={() => setReading(null)} />}
    </div>
  );
}
