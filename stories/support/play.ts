import type { userEvent, within } from 'storybook/test';

/** The arguments of a story's play that the helpers use. */
export interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
}
