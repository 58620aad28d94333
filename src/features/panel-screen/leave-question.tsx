import { useLeaving } from '#src/browser/use-unsaved.ts';
import { AskBeforeLeaving } from './leaving/ask-before-leaving.tsx';
import { useEscape } from './leaving/use-escape.ts';

/**
 * Asks before the screen is left with unsaved work. A screen has one, rendered before its dialogs, so that Escape reaches its
 * question first.
 */
export function LeaveQuestion() {
  const leaving = useLeaving();
  useEscape((event) => {
    if (leaving === null) return;
    event.preventDefault();
    leaving.stay();
  });
  const last = leaving?.questions.at(-1);
  if (leaving === null || last === undefined) return null;
  return (
    <AskBeforeLeaving
      opened
      question={{ ...last, text: leaving.questions.map(({ text }) => text).join(' ') }}
      onStay={leaving.stay}
      onLeave={leaving.leave}
    />
  );
}
