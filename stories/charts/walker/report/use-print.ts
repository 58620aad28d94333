import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Printed, Walk } from '../walk.ts';

/** Which list the page prints, and how to print one. */
export function usePrint(): { readonly printed: Printed } & Pick<Walk, 'onPrint'> {
  const [printed, setPrinted] = useState<Printed>('all');
  return {
    printed,
    onPrint: (what) => {
      // The browser prints the page as it is at the call.
      flushSync(() => {
        setPrinted(what);
      });
      window.print();
    },
  };
}
