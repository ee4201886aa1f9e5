import { use, useEffect } from 'react';
import fallback from 'primeicons/raw-svg/file.svg?shape';
import type { IconShape } from './icon-shape.ts';
import { IconSetContext } from './IconSetContext.ts';

/** Services send the name as it is, as `pi-name`, or as the class names `pi pi-name`. */
const PREFIX = /^(?:pi[ -])+/u;
const NAME = /^[a-z][a-z0-9-]*$/u;

const ofOwn = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The shape of an icon; null while it is being loaded or cannot be. A name that no set has gets a plain
 * document.
 */
export function useIconShape(name: string): IconShape | null {
  const { shapes, names, askForMore } = use(IconSetContext);
  const plain = name.trim().replace(PREFIX, '');
  const shape = ofOwn(shapes, ofOwn(names, plain) ?? plain);
  const missing = shape === undefined && NAME.test(plain) ? askForMore : null;
  useEffect(() => missing?.(), [missing]);
  return shape ?? (missing === null ? fallback : null);
}
