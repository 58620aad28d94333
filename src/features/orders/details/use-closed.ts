import { useState } from 'react';

/** Whether a form that was open has closed: its button is gone with it, so what led to the form takes the focus. */
export function useClosed(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && !isOpen;
}
