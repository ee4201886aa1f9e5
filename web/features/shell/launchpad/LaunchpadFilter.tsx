import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

interface LaunchpadFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field that filters the launchpad by name. */
export function LaunchpadFilter({ value, onChange }: LaunchpadFilterProps) {
  const { t } = useTranslation();
  return (
    <div className="in launchpad-filter">
      <Icon name="search" />
      <TextInput
        type="search"
        aria-label={t('launchpad.filter')}
        placeholder={t('launchpad.filter')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
