import { addons } from 'storybook/preview-api';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';

/**
 * Puts a walk into the address, from which a reload takes it. Told to Storybook's frame alone: the story itself has
 * no need to be drawn anew.
 */
export function keepInAddress(storyId: string, args: Readonly<Record<string, unknown>>): void {
  addons.getChannel().emit(STORY_ARGS_UPDATED, { storyId, args });
  if (window.parent !== window) return;
  const url = new URL(window.location.href);
  const text = Object.entries(args).map(([name, value]) => `${name}:${String(value)}`);
  url.searchParams.set('args', text.join(';'));
  window.history.replaceState(window.history.state, '', url);
}

/** The address that somebody else can open. */
export const sharedAddress = (): string => (window.parent === window ? window : window.parent).location.href;
