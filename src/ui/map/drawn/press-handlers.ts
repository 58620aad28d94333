import type { LeafletEventHandlerFnMap } from 'leaflet';

/** Keys that press a button. Leaflet's markers report clicks, but no key presses. */
const KEYS = ['Enter', ' '];

/** Handlers that make a marker work like a button: by touch, Enter and Space. */
export const whenPressed = (press: () => void): LeafletEventHandlerFnMap => ({
  click: press,
  keydown: ({ originalEvent }) => {
    if (!KEYS.includes(originalEvent.key)) return;
    // Space would also scroll the page.
    originalEvent.preventDefault();
    press();
  },
});
