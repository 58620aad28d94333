import { useState } from 'react';

/** Whether a form or a wait that was there is over: its buttons are gone with it, so what led to it takes the focus. */
export function useClosed(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && !isOpen;
}
