import { firstLoadBytes, firstLoads } from '../support/browser/first-load.ts';

/**
 * Prints the compressed size of what each page loads before it can be used, and its limit. Returns
 * whether all pages are within their limits.
 */
export function printFirstLoads(): boolean {
  console.log('\nScripts of the first load, gzip:');
  const kept = (Object.keys(firstLoads) as (keyof typeof firstLoads)[]).map((page) => {
    const { name, atMost } = firstLoads[page];
    const bytes = firstLoadBytes(page);
    console.log(
      `  ${name.padEnd(36)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${String(atMost / 1000)}`,
    );
    return bytes <= atMost;
  });
  return kept.every(Boolean);
}
