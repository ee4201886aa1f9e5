import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** What is kept of a password: a salt of the account's own and the scrypt of the two, both hexadecimal. */
export interface StoredPassword {
  salt: string;
  hash: string;
}

/** N = 2^14: about 40 ms, and 16 MB for one check, on the machines this runs on. */
const COST = { N: 16384, r: 8, p: 1 } as const;
const LENGTH = 32;

/** `salt` is given only where the same password must make the same row, as in seeded data. */
export function hashPassword(password: string, salt: string = randomBytes(16).toString('hex')): StoredPassword {
  return { salt, hash: scryptSync(password, salt, LENGTH, COST).toString('hex') };
}

/** Compares in constant time, off the main thread. */
export function checkPassword(password: string, stored: StoredPassword): Promise<boolean> {
  return new Promise((resolve, reject) => {
    scrypt(password, stored.salt, LENGTH, COST, (error, derived) => {
      if (error) reject(error);
      else resolve(timingSafeEqual(derived, Buffer.from(stored.hash, 'hex')));
    });
  });
}
