import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import {
  DEFAULT_COLOR,
  defaultLook,
  type Look,
  type LookName,
} from '../../design/theme/appearance.ts';
import { createAppearance } from '../../design/theme/create-appearance.ts';
import { schemeChoices } from '../../design/theme/scheme.ts';
import { useScheme } from '../../design/theme/SchemeContext.tsx';
import { deriveShades } from '../../design/theme/theme-shades.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { RadioRow } from '../../design/forms/RadioRow.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { AppearancePreview } from './AppearancePreview.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import './AppearanceDialog.css';

const looks: readonly {
  name: LookName;
  legendKey: string;
  options: readonly { value: Look[LookName]; labelKey: string }[];
}[] = [
  {
    name: 'density',
    legendKey: 'density',
    options: [
      { value: 'compact', labelKey: 'density.compact' },
      { value: 'comfortable', labelKey: 'density.comfortable' },
    ],
  },
  {
    name: 'trend',
    legendKey: 'trend.colors',
    options: [
      { value: 'red-up', labelKey: 'trend.red-up' },
      { value: 'green-up', labelKey: 'trend.green-up' },
    ],
  },
  {
    name: 'vision',
    legendKey: 'vision',
    options: [
      { value: 'usual', labelKey: 'vision.usual' },
      { value: 'weak', labelKey: 'vision.weak' },
    ],
  },
];

/** The user's appearance settings. Each change is shown at once and stored in this browser. */
export function AppearanceDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const [control] = useState(() => createAppearance(window, deriveShades));
  const appearance = useSyncExternalStore(control.subscribe, control.state);
  const scheme = useScheme();
  const isDefault =
    scheme.choice === 'system' &&
    appearance.colour === DEFAULT_COLOR &&
    looks.every(({ name }) => appearance[name] === defaultLook[name]);

  function reset() {
    control.reset();
    scheme.choose('system');
  }
  return (
    <ModalDialog
      title={t('appearance.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" disabled={isDefault} onClick={reset}>
            {t('appearance.reset')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('appearance.done')}
          </Button>
        </>
      }
    >
      <div className="appearance">
        <p className="mute">{t('appearance.body')}</p>
        <RadioRow
          legend={t('scheme')}
          value={scheme.choice}
          options={schemeChoices.map((choice) => ({ value: choice, label: t(`scheme.${choice}`) }))}
          onChange={scheme.choose}
        />
        <ColourChoice value={appearance.colour} onChange={(colour) => control.choose({ colour })} />
        {looks.map(({ name, legendKey, options }) => (
          <RadioRow
            key={name}
            legend={t(legendKey)}
            value={appearance[name]}
            options={options.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
            onChange={(choice) => control.choose({ [name]: choice })}
          />
        ))}
        <AppearancePreview />
      </div>
    </ModalDialog>
  );
}
