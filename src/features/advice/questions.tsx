import { useRef } from 'react';
import { useOpenedByHash } from '#src/browser/use-opened-by-hash.ts';
import { anchorOf } from '#src/content/find/anchor.ts';
import type { Question } from '#src/content/schema/page.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import classes from './questions.module.css';

/** More are folded together. */
const MOST = 6;

/**
 * Questions that open to show the answer; the browser's search finds closed answers too. Each has an anchor, and is
 * open where the address names it.
 */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByHash(list);
  const more = questions.slice(MOST);
  return (
    <div ref={list}>
      <div className={classes.list}>{questions.slice(0, MOST).map(asked)}</div>
      {more.length === 0 ? null : (
        <Fold title={more.length === 1 ? 'Una pregunta más' : `${String(more.length)} preguntas más`}>
          <div className={classes.list}>{more.map(asked)}</div>
        </Fold>
      )}
    </div>
  );
}

const asked = (one: Question) => (
  <Fold key={one.question} id={anchorOf(one)} title={one.question}>
    <p>{one.answer}</p>
  </Fold>
);
