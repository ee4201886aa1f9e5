/** A whole number from the environment, or what is used without it. */
export function numberFrom(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,6}$/u.test(text)) throw new Error(`${name} must be a whole number`);
  return Number(text);
}
