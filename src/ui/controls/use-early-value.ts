import { useRef, type RefObject } from 'react';
import { useOnHydration } from './use-on-hydration.ts';

/**
 * Reports what was typed or chosen in a control before its script ran.
 * @param value what the control shows by itself
 * @returns the reference to give to the control
 */
export function useEarlyValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string | undefined,
  onChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useOnHydration(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  return control;
}
