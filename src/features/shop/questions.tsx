import type { Question } from '#src/content/schema/page.ts';
import classes from './questions.module.css';

/** Questions that open to show the answer; the browser's search finds closed answers too. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={classes['list']}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes['item']}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
