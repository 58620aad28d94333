import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Writes a walk into the story's arguments, and so into the address, for reloads and shared links. */
export function keepInAddress(storyId: string, args: Readonly<Record<string, unknown>>): void {
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
  if (window.parent !== window) return;
  const url = new URL(window.location.href);
  const text = Object.entries(args).map(([name, value]) => `${name}:${String(value)}`);
  url.searchParams.set('args', text.join(';'));
  window.history.replaceState(window.history.state, '', url);
}

/** The address to share. */
export const sharedAddress = (): string => (window.parent === window ? window : window.parent).location.href;
