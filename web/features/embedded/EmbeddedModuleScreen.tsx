import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { paths } from '../../platform/routes/paths.ts';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import type { EmbeddedScreenProps } from '../../platform/workbench/screens.ts';
import { frameAddress } from './frame-address.ts';
import { ModuleFrame } from './ModuleFrame.tsx';

/** A module of another system in a frame. Trying again reloads the frame. */
export function EmbeddedModuleScreen({ url, title, parameters }: EmbeddedScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const address = frameAddress(url, window.location.origin);
  if (address === null) return <WrongAddress title={title} />;
  return (
    <ModuleFrame
      key={attempt}
      address={address}
      title={title}
      parameters={parameters}
      onRetry={() => setAttempt((number) => number + 1)}
    />
  );
}

function WrongAddress({ title }: { title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <StatusPage title={t('module.wrongAddress')} body={t('module.wrongAddress.body', { 0: title })}>
      <Link className="btn btn-p" to={paths.home_index}>
        {t('goHome')}
      </Link>
      <Button kind="plain" onClick={() => void navigate(-1)}>
        {t('goBack')}
      </Button>
    </StatusPage>
  );
}
