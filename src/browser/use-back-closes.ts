import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/**
 * While something is open over the page, the browser's Back closes it and the page stays.
 * @param closable whether it can be closed now
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, closable = true): void {
  const close = useEffectEvent(() => {
    if (closable) onClose();
    return closable;
  });
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
