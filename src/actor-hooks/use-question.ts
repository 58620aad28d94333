import { useActorRef, useSelector } from '@xstate/react';
import { questionMachine } from '#machines/question/question.machine.ts';
import { useActorSurroundings } from './actor-surroundings.ts';

interface QuestionState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** State of a question that confirms an action. */
export function useQuestion(): QuestionState {
  const actor = useActorRef(questionMachine, useActorSurroundings());
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return {
    isOpen,
    open: () => {
      actor.send({ type: 'question.ask' });
    },
    close: () => {
      actor.send({ type: 'question.close' });
    },
  };
}
