import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { partNames, type PartName } from './approval.ts';

const place = ['viewer', 'approval'];

/** Which parts of an approval could not be had, told by the paths of the errors: viewer.approval.history. */
export function partFailures(error: unknown): Readonly<Partial<Record<PartName, Failure>>> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const failures: Partial<Record<PartName, Failure>> = {};
  for (const one of error.errors) {
    const part = partNames.find((name) => name === one.path?.[place.length]);
    if (part === undefined || !place.every((name, at) => one.path?.[at] === name)) continue;
    failures[part] ??= failureOf({ errors: [one] });
  }
  return failures;
}
