import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../../../gateway/config/config.ts';

/** A data folder for the time of a test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gateway-config-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** What the gateway says about these variables; empty if they are valid. */
export function linesOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig({ DATA_DIR: folder(), ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}
