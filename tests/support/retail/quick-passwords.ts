import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Derives each password once in each worker. Deriving one takes 40 ms, by design, and hundreds of
 * tests sign in the same demo accounts, whose salts never change. The result depends on nothing but
 * the arguments, so the services run unchanged, at full cost for each password that is new.
 */
type Callback = (error: Error | null, derived: Buffer) => void;
type Arguments = [password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions];

const { scrypt, scryptSync } = crypto;
const derived = new Map<string, Buffer>();
const keyOf = (known: Arguments) => JSON.stringify(known);

function quickScryptSync(...known: Arguments): Buffer {
  const key = keyOf(known);
  const bytes = derived.get(key) ?? scryptSync(...known);
  derived.set(key, bytes);
  return Buffer.from(bytes);
}

function quickScrypt(...[password, salt, length, options, done]: [...Arguments, Callback]): void {
  const key = keyOf([password, salt, length, options]);
  const bytes = derived.get(key);
  if (bytes !== undefined) {
    // Answers later, like the original.
    setImmediate(() => done(null, Buffer.from(bytes)));
    return;
  }
  scrypt(password, salt, length, options, (error, result) => {
    if (!error) derived.set(key, Buffer.from(result));
    done(error, result);
  });
}

Object.assign(crypto, { scrypt: quickScrypt, scryptSync: quickScryptSync });
syncBuiltinESMExports();
