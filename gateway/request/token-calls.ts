import type { Config } from '../config/config.ts';

/** Whether the operator's services issue token pairs for API tokens. */
export const hasTokenCalls = ({ retailConfig: { missing } }: Pick<Config, 'retailConfig'>) =>
  !missing.includes('addApiToken') && !missing.includes('loginByApiToken');
