import { portalSdl } from '../../gateway/schema.ts';
import { changelogSection } from './changelog-section.ts';
import { changesSinceRelease, latestRelease } from './published-files.ts';

/**
 * `npm run schema:changelog`: prints the changes of the schema since the last release as a section of
 * CHANGELOG.md. The developer reads it, says in words what clients gain, and pastes it.
 */
const schemas = { releasedSdl: latestRelease().sdl, presentSdl: portalSdl };
console.log(changelogSection(await changesSinceRelease(), schemas));
