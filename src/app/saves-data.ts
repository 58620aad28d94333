declare global {
  interface Navigator {
    /** Chromium alone. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
