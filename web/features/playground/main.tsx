import '../../design/theme/colour-tokens.css';
import '../../design/theme/colour-choice-tokens.css';
import '../../design/theme/size-tokens.css';

// Everything else is loaded on demand: what the portal shares with this page stays in the portal's
// own chunks, which are made for its first load.
const { startPlayground } = await import('./start.tsx');
await startPlayground(window);
