import type { LeafletEventHandlerFnMap } from 'leaflet';

/** Keys that press a button. The library hears of clicks alone, which its markers get from no key. */
const KEYS = ['Enter', ' '];

/** Handlers of a marker that is pressed as a button is: by touch, Enter and Space. */
export const whenPressed = (press: () => void): LeafletEventHandlerFnMap => ({
  click: press,
  keydown: ({ originalEvent }) => {
    if (!KEYS.includes(originalEvent.key)) return;
    // Space would scroll the page too.
    originalEvent.preventDefault();
    press();
  },
});
