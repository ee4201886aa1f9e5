import { ElfList } from './ElfList.tsx';
import { ElfRun } from './ElfRun.tsx';
import type { Place } from './place.ts';
import './Assistant.css';

interface AssistantProps {
  place: Place;
  onGo: (place: Place) => void;
}

/** The list of elves, or the rows of the elf that was run. */
export function Assistant({ place, onGo }: AssistantProps) {
  const { elf, page } = place;
  return (
    <div className="assistant">
      {elf === null ? (
        <ElfList onRun={(code) => onGo({ elf: code, page: 1 })} />
      ) : (
        <ElfRun
          key={elf}
          code={elf}
          page={page}
          onPage={(number) => onGo({ elf, page: number })}
          onBack={() => onGo({ elf: null, page: 1 })}
        />
      )}
    </div>
  );
}
