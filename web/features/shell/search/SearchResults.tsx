import { Icon } from '../../../design/icons/Icon.tsx';
import type { Mark } from './match-name.ts';
import type { PaletteEntry } from './palette-entries.ts';
import type { HitGroup, SearchHit } from './search-index.ts';

interface SearchResultsProps {
  id: string;
  groups: readonly HitGroup<PaletteEntry>[];
  /** Index of the active result, which Enter chooses; -1 for none. */
  activeIndex: number;
  optionId: (index: number) => string;
  nameOfGroup: (group: string) => string;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (index: number) => void;
}

/** The results grouped by application. The matching part of a name is highlighted. */
export function SearchResults({
  id,
  groups,
  activeIndex,
  optionId,
  nameOfGroup,
  onChoose,
  onPoint,
}: SearchResultsProps) {
  const groupOffsets = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div
      className="search-results"
      role="listbox"
      id={id}
      aria-label={groups.map(({ group }) => nameOfGroup(group)).join(', ')}
    >
      {groups.map(({ group, hits }, groupIndex) => (
        <div key={group} role="group" aria-label={nameOfGroup(group)}>
          <div className="search-group" aria-hidden="true">
            {nameOfGroup(group)}
          </div>
          {hits.map((hit, hitIndex) => {
            const index = (groupOffsets[groupIndex] ?? 0) + hitIndex;
            return (
              // The field has the focus and handles the keys. Options only react to the pointer.
              <div
                key={hit.entry.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                className="search-hit"
                aria-selected={index === activeIndex}
                onMouseMove={() => {
                  if (index !== activeIndex) onPoint(index);
                }}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit.entry)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onChoose(hit.entry);
                }}
              >
                <Icon name={hit.entry.icon} />
                <HitText hit={hit} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function HitText({ hit: { entry, mark, ownMark } }: { hit: SearchHit<PaletteEntry> }) {
  return (
    <span className="search-hit-text">
      <span className="search-hit-name">
        <Marked text={entry.name} mark={mark} />
        {ownMark !== null && (
          <span className="search-hit-own">
            <Marked text={entry.ownName} mark={ownMark} />
          </span>
        )}
      </span>
      {entry.path !== '' && <span className="search-hit-path">{entry.path}</span>}
    </span>
  );
}

function Marked({ text, mark }: { text: string; mark: Mark | null }) {
  if (mark === null) return text;
  return (
    <>
      {text.slice(0, mark.from)}
      <mark>{text.slice(mark.from, mark.to)}</mark>
      {text.slice(mark.to)}
    </>
  );
}
