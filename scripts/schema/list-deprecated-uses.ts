import { portalSchema } from '../../gateway/schema.ts';
import { deprecatedUses, portalSources } from './deprecated-uses.ts';

/**
 * `npm run schema:deprecated [folder]`: lists the operations in the folder (default: web) that use
 * deprecated elements, and fails if there are any.
 */
const uses = deprecatedUses(portalSchema, portalSources(process.argv[2]));
for (const { file, line, message } of uses) console.log(`${file}:${String(line)}  ${message}`);
if (uses.length === 0) console.log('No operation uses a deprecated element.');
process.exitCode = uses.length === 0 ? 0 : 1;
