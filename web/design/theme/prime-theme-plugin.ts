import type { Plugin } from 'vite';
import { leanPrime } from '../prime/lean-prime-plugin.ts';

/** The name under which vite.config.ts knows what is done to PrimeReact at build time. */
export const primeTheme = (): Plugin => leanPrime();
