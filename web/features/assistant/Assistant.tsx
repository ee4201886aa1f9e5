import { ElfList } from './ElfList.tsx';
import { ElfRun } from './ElfRun.tsx';
import type { AssistantLocation } from './assistant-location.ts';
import './Assistant.css';

interface AssistantProps {
  location: AssistantLocation;
  onNavigate: (location: AssistantLocation) => void;
}

/** The list of elves, or the rows of the elf that was run. */
export function Assistant({ location, onNavigate }: AssistantProps) {
  const { elf, page } = location;
  return (
    <div className="assistant">
      {elf === null ? (
        <ElfList onRun={(code) => onNavigate({ elf: code, page: 1 })} />
      ) : (
        <ElfRun
          key={elf}
          code={elf}
          page={page}
          onPage={(number) => onNavigate({ elf, page: number })}
          onBack={() => onNavigate({ elf: null, page: 1 })}
        />
      )}
    </div>
  );
}
