import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../design/feedback/RetryButton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';

interface NoSheetsProps {
  title: string;
  /** The account may not see the module; otherwise nobody has configured it. */
  isForbidden: boolean;
  onRetry: () => void;
}

/** Why a module has no documents to show, neither old nor new ones. */
export function NoSheets({ title, isForbidden, onRetry }: NoSheetsProps) {
  const { t } = useTranslation();
  const key = isForbidden ? 'module.unknown' : 'module.noPage';
  return (
    <StatusPage title={t(key)} body={t(`${key}.body`, { 0: title })} level={2}>
      <RetryButton onRetry={onRetry} />
    </StatusPage>
  );
}
