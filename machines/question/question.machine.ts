import { setup } from 'xstate';

type QuestionEvent = { type: 'question.ask' } | { type: 'question.close' };

/** A confirmation before an action that cannot be undone, such as discarding what was typed: closed ⇄ open. */
export const questionMachine = setup({ types: {} as { events: QuestionEvent } }).createMachine({
  id: 'question',
  initial: 'closed',
  states: {
    closed: { on: { 'question.ask': 'open' } },
    open: { on: { 'question.close': 'closed' } },
  },
});
