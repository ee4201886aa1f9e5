import { z } from 'zod';
import { readAuthorities } from '../certificates/read-authorities.ts';
import { oneLine } from '../values/one-line.ts';

/** The path of a file with one or several certificates in PEM format. */
export const certificateFile = z.string().superRefine((file, context) => {
  try {
    readAuthorities(file);
  } catch (error) {
    context.addIssue(`not usable: ${oneLine(error)}`);
  }
});
