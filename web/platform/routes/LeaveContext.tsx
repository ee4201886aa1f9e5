import { createContext, use } from 'react';

/** Leaves the portal for another address, or loads it anew. */
export type Leave = (address: string) => void;

const LeaveContext = createContext<Leave | null>(null);

export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): Leave {
  const leave = use(LeaveContext);
  if (leave === null) throw new Error('useLeave is for what stands inside the portal.');
  return leave;
}

/** An address that a browser may be sent to; anything else, a script for instance, is none. */
export function webAddress(address: string | null | undefined): string | null {
  if (address == null || !URL.canParse(address)) return null;
  return /^https?:$/u.test(new URL(address).protocol) ? address : null;
}
