/** An answer with these fields of the signed-in account, and errors if there are any. */
export const viewerAnswer = (fields: object, errors: readonly object[] = []) => ({
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', ...fields } },
  ...(errors.length > 0 && { errors: errors as never }),
});
