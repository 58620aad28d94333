import { useEffect, useRef } from 'react';

/** Props of a part with changing controls, and of its heading, which gets the focus when the focused control is removed. */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  // After each render, which may have removed the control.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });
  return {
    part: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget !== null) isInside.current = false;
      },
    },
    heading: { ref: heading, tabIndex: -1 },
  };
}
