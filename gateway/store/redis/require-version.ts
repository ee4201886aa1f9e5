const OLDEST = 7;

/** Throws if the server that describes itself is older than Redis 7. Valkey names such a version. */
export function requireVersion(info: string): void {
  const version = /^redis_version:(\S+)/mu.exec(info)?.[1] ?? 'unknown';
  if (!(Number.parseInt(version, 10) >= OLDEST))
    throw Object.assign(new Error(`its version is ${version}`), { code: 'OLD' });
}
