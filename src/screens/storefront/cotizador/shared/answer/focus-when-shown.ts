/** Moves the focus to a heading when it appears. */
export const focusWhenShown = (heading: HTMLElement | null): void => {
  heading?.focus();
};
