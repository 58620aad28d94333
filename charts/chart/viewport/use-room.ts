import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './zoom.ts';

/** The size of an element, in px; null before it is measured. */
export function useRoom(): { readonly place: RefObject<HTMLDivElement | null>; readonly room: Size | null } {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, []);
  return { place, room };
}
