import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { partNames, type PartName } from './approval.ts';

const approvalPath = ['viewer', 'approval'];

/**
 * Returns the failed parts of an approval with their failures, by the paths of the GraphQL errors,
 * such as `viewer.approval.history`.
 */
export function partFailures(error: unknown): Readonly<Partial<Record<PartName, Failure>>> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const failures: Partial<Record<PartName, Failure>> = {};
  for (const graphQLError of error.errors) {
    const part = partNames.find((name) => name === graphQLError.path?.[approvalPath.length]);
    if (
      part === undefined ||
      !approvalPath.every((name, index) => graphQLError.path?.[index] === name)
    )
      continue;
    failures[part] ??= failureOf({ errors: [graphQLError] });
  }
  return failures;
}
