/**
 * Returns the payload of a mutation whose errors Apollo throws. The gateway answers null only
 * together with an error, so null without one is a broken answer: it is thrown as an unknown
 * failure, not as a lost connection.
 */
export function requirePayload<T>(payload: T | null | undefined): T {
  if (payload == null)
    throw Object.assign(new Error('The mutation returned neither a payload nor an error.'), {
      errors: [{}],
    });
  return payload;
}
