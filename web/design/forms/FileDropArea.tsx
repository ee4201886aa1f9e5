import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import './FileDropArea.css';

interface FileDropAreaProps {
  /** Extensions that the browser's own dialog offers, with commas. */
  accept: string;
  label: string;
  /** What files are taken, in small letters below. */
  rules: ReactNode;
  onChoose: (file: File) => void;
}

/** A button that lets somebody choose a file, and takes one that is dropped on it. */
export function FileDropArea({ accept, label, rules, onChoose }: FileDropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(function keepPage() {
    // A file that is dropped beside the area would be opened instead of the page.
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <>
      <button
        type="button"
        className={over ? 'drop-area drop-area-over' : 'drop-area'}
        onClick={() => input.current?.click()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="up" />
        <span>{label}</span>
        <span className="drop-area-rules">{rules}</span>
      </button>
      <input
        ref={input}
        type="file"
        className="sr"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </>
  );
}
