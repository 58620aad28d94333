import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Waits until an element is visible. */
export async function seen(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
}

/** Waits until an element is absent or hidden. */
export async function unseen(what: Locator): Promise<void> {
  await expect.element(what).not.toBeInTheDocument();
}

/** Waits until a control is enabled, or disabled. */
export async function enabled(what: Locator, yes: boolean): Promise<void> {
  if (yes) await expect.element(what).toBeEnabled();
  else await expect.element(what).toBeDisabled();
}

/** Waits until a field has a value. */
export async function holds(field: Locator, text: string): Promise<void> {
  await expect.element(field).toHaveValue(text);
}
