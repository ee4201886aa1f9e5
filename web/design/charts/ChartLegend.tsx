import { Button } from '../button/Button.tsx';
import { isRepeated, isStriped, seriesVariable } from './series-color.ts';
import './ChartLegend.css';

interface LegendItem {
  key: string;
  name: string;
  /** Index in the palette; null for the rest beyond it. */
  colour: number | null;
  /** Its value: short, exact (for the tooltip and screen readers), and its share. */
  value?: { text: string; exact: string; share: string };
}

interface ChartLegendProps {
  label: string;
  items: readonly LegendItem[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/**
 * The legend of a chart: buttons that hide and show series, which a canvas could not offer to the
 * keyboard.
 */
export function ChartLegend({ label, items, hidden, onToggle }: ChartLegendProps) {
  const isList = items.some(({ value }) => value !== undefined);
  return (
    <ul className={`chart-legend ${isList ? 'chart-legend-list' : ''}`} aria-label={label}>
      {items.map(({ key, name, colour, value }) => (
        <li key={key}>
          <Button
            className="chart-legend-item"
            aria-pressed={!hidden.has(key)}
            title={value ? `${name} ${value.exact}` : name}
            onClick={() => onToggle(key)}
          >
            <span
              className={`chart-swatch ${isStriped(colour) ? 'chart-swatch-striped' : ''} ${isRepeated(colour) ? 'chart-swatch-repeated' : ''}`}
              style={{ color: seriesVariable(colour) }}
            />
            <span className="chart-legend-name clip">{name}</span>
            {value && (
              <>
                <span className="sr">{value.exact}</span>
                <span className="num" aria-hidden="true">
                  {value.text}
                </span>
                <span className="num mute chart-legend-share">{value.share}</span>
              </>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
