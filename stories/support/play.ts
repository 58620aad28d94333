import type { userEvent, within } from 'storybook/test';

/** What a story's play is given, as far as the helpers of stories use it. */
export interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
}
