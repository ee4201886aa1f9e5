import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { extensions, longestSide, mostMegabytes } from './picture-rules.ts';
import './DropArea.css';

const accepted = extensions.map((extension) => `.${extension}`).join(',');

/** A button that lets somebody choose a file, and takes one that is dropped on it. */
export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
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
        <span>{t('avatar.drop')}</span>
        <span className="drop-area-rules">
          {t('avatar.type', { 0: extensions.join(' ') })}
          <br />
          {t('avatar.limits', { 0: mostMegabytes, 1: longestSide })}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        className="sr"
        accept={accepted}
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
