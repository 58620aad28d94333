/** A ref: the element takes the focus when it appears, or when it gets this ref. */
export const focusWhenShown = (element: HTMLElement | null): void => {
  element?.focus();
};
