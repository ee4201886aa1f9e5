import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { ColorInput } from '../../design/forms/ColorInput.tsx';
import { TextInput } from '../../design/forms/TextInput.tsx';
import { DEFAULT_COLOR, isColor } from '../../design/theme/appearance.ts';
import { RadioRow } from '../../design/forms/RadioRow.tsx';

const presets: readonly { colour: string; labelKey: string }[] = [
  { colour: DEFAULT_COLOR, labelKey: 'theme.brandBlue' },
  { colour: '#4f6bed', labelKey: 'theme.indigo' },
  { colour: '#0f8a7d', labelKey: 'theme.teal' },
  { colour: '#7a5af8', labelKey: 'theme.violet' },
  { colour: '#b83280', labelKey: 'theme.rose' },
  { colour: '#475569', labelKey: 'theme.graphite' },
];

/**
 * The theme color: one of six presets or any other color, picked or typed. An invalid color is
 * reported and changes nothing.
 */
export function ColourChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (colour: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && colourIn(typed) === null;

  function type(text: string) {
    setTyped(text);
    const colour = colourIn(text);
    if (colour !== null) onChange(colour);
  }
  return (
    <RadioRow
      legend={t('theme')}
      value={value}
      options={presets.map(({ colour, labelKey }) => ({
        value: colour,
        label: t(labelKey),
        mark: <span className="colour-swatch" style={{ background: colour }} aria-hidden="true" />,
      }))}
      onChange={(colour) => {
        setTyped(null);
        onChange(colour);
      }}
    >
      <label className="colour-own">
        <span className="sr">{t('theme.pick')}</span>
        <ColorInput
          value={value}
          onChange={(colour) => {
            setTyped(null);
            onChange(colour);
          }}
        />
      </label>
      <TextInput
        className="in colour-code"
        aria-label={t('theme.code')}
        aria-invalid={isWrong}
        aria-describedby="colour-problem"
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      <span className="err" id="colour-problem" role="status">
        {isWrong ? t('theme.code.wrong') : ''}
      </span>
    </RadioRow>
  );
}

function colourIn(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const colour = plain.startsWith('#') ? plain : `#${plain}`;
  return isColor(colour) ? colour : null;
}
