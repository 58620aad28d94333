import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Longer than a loaded machine needs, in ms. */
const PATIENCE = { timeout: 10_000 };

/** Waits until an element is visible. */
export async function seen(what: Locator): Promise<void> {
  await expect.element(what, PATIENCE).toBeVisible();
}

/** Waits until an element is absent or hidden. */
export async function unseen(what: Locator): Promise<void> {
  await expect.element(what, PATIENCE).not.toBeInTheDocument();
}

/** Waits until a control is enabled, or disabled. */
export async function enabled(what: Locator, yes: boolean): Promise<void> {
  if (yes) await expect.element(what, PATIENCE).toBeEnabled();
  else await expect.element(what, PATIENCE).toBeDisabled();
}

/** Waits until a field has a value. */
export async function holds(field: Locator, text: string): Promise<void> {
  await expect.element(field, PATIENCE).toHaveValue(text);
}
