import { useEffect, useRef } from 'react';

/** Props of a part whose controls come and go, and of its heading: the focus goes there when its control has gone. */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  // After each rendering: it may have taken the control away.
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
