import type { Step } from '#stories/charts/stage/stage-state.ts';

/** A step of a walk: the server refused a login. */
export const refusedStep: Step = {
  act: { do: 'answer', invoke: 'login', with: '401' },
  by: 'chart',
  isSent: false,
  event: { type: '' },
  edges: [],
  value: { anonymous: 'settled' },
  context: {},
  shown: null,
};
