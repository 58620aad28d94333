/** Lets the browser handle input before the next piece of work. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
