/** Lets the browser answer whoever touches the page before the next piece of work. */
export const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
