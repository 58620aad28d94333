declare global {
  interface Navigator {
    /** Chromium alone. */
    readonly connection?: EventTarget & {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
    };
  }
}

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether the line is so slow that all else would wait, or the person saves data. */
export const isSlow = (): boolean =>
  savesData() || ['slow-2g', '2g'].includes(navigator.connection?.effectiveType ?? '');

/** Resolves when the line has become another. */
export const lineChanged = (): Promise<void> =>
  new Promise((resolve) => {
    for (const [source, event] of [
      [navigator.connection, 'change'],
      [window, 'online'],
    ] as const) {
      source?.addEventListener(event, () => resolve(), { once: true });
    }
  });
