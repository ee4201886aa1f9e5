import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import './SearchDialog.css';

interface SearchDialogFrameProps {
  content: Ref<HTMLDivElement>;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of the search, which is closed by Escape or a press outside. */
export function SearchDialogFrame({ content, onClose, children }: SearchDialogFrameProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} size="palette" focusesItself onClose={onClose}>
      <div className="search-dialog" ref={content}>
        <h2 className="sr" id={titleId}>
          {t('menu.search')}
        </h2>
        {children}
      </div>
    </ModalDialog>
  );
}
