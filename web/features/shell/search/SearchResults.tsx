import { Icon } from '../../../design/icons/Icon.tsx';
import type { Mark } from './match-name.ts';
import type { PaletteEntry } from './palette-entries.ts';
import type { HitGroup, SearchHit } from './search-index.ts';

interface SearchResultsProps {
  id: string;
  groups: readonly HitGroup<PaletteEntry>[];
  /** Which of all results Enter would choose; -1 for none. */
  activeAt: number;
  optionId: (at: number) => string;
  nameOfGroup: (group: string) => string;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (at: number) => void;
}

/** The results under the names of their applications. What matched is marked, and is bold besides its colour. */
export function SearchResults({
  id,
  groups,
  activeAt,
  optionId,
  nameOfGroup,
  onChoose,
  onPoint,
}: SearchResultsProps) {
  const firsts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div
      className="search-results"
      role="listbox"
      id={id}
      aria-label={groups.map(({ group }) => nameOfGroup(group)).join(', ')}
    >
      {groups.map(({ group, hits }, groupAt) => (
        <div key={group} role="group" aria-label={nameOfGroup(group)}>
          <div className="search-group" aria-hidden="true">
            {nameOfGroup(group)}
          </div>
          {hits.map((hit, hitAt) => {
            const at = (firsts[groupAt] ?? 0) + hitAt;
            return (
              // The field keeps the focus and takes the keys: an option is only pointed at.
              <div
                key={hit.entry.id}
                id={optionId(at)}
                role="option"
                tabIndex={-1}
                className="search-hit"
                aria-selected={at === activeAt}
                onMouseMove={() => {
                  if (at !== activeAt) onPoint(at);
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
