import type { PortalFeature } from '../../generated/schema.ts';
import { useViewer } from './ViewerContext.tsx';

/**
 * Returns a function that tells whether the operator's services support a feature. What they do not
 * support is hidden.
 */
export function useHasFeature(): (feature: PortalFeature) => boolean {
  const { missingFeatures } = useViewer();
  return (feature) => !missingFeatures.includes(feature);
}
