import { useEffect, useEffectEvent } from 'react';

interface PageInRangeOptions {
  /** The current page is empty, although the list has rows on earlier pages. */
  isBeyond: boolean;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Goes to the last page when the current page no longer exists, such as after rows were removed. */
export function usePageInRange({ isBeyond, lastPage, onPage }: PageInRangeOptions): void {
  const goToLast = useEffectEvent(() => onPage(lastPage));
  useEffect(
    function leaveMissingPage() {
      if (isBeyond) goToLast();
    },
    [isBeyond],
  );
}
