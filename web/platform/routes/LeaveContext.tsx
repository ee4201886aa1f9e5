import { createContext, use } from 'react';

/** Navigates to another address with a full page load. */
export type Leave = (address: string) => void;

const LeaveContext = createContext<Leave | null>(null);

export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): Leave {
  const leave = use(LeaveContext);
  if (leave === null) throw new Error('useLeave must be used inside LeaveProvider.');
  return leave;
}

/** The address if it is an HTTP(S) URL, otherwise null: `javascript:` and the like are unsafe. */
export function safeWebAddress(address: string | null | undefined): string | null {
  if (address == null || !URL.canParse(address)) return null;
  return /^https?:$/u.test(new URL(address).protocol) ? address : null;
}
