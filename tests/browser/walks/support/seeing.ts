import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Far more than a busy machine needs. */
const PATIENCE = { timeout: 10_000 };

/** Waits until something is there for a person to see. */
export async function seen(what: Locator): Promise<void> {
  await expect.element(what, PATIENCE).toBeVisible();
}

/** Waits until it is not there, or no longer. */
export async function unseen(what: Locator): Promise<void> {
  await expect.element(what, PATIENCE).not.toBeInTheDocument();
}

/** Waits until a control can be used, or cannot. */
export async function enabled(what: Locator, yes: boolean): Promise<void> {
  if (yes) await expect.element(what, PATIENCE).toBeEnabled();
  else await expect.element(what, PATIENCE).toBeDisabled();
}

/** Waits until a field holds a text. */
export async function holds(field: Locator, text: string): Promise<void> {
  await expect.element(field, PATIENCE).toHaveValue(text);
}
