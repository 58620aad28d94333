import { useRef } from 'react';
import { anchorOf } from '#src/content/find/anchor.ts';
import type { Question } from '#src/content/schema/page.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import classes from './questions.module.css';
import { useOpenedByHash } from './use-opened-by-hash.ts';

/**
 * Questions that open to show the answer; the browser's search finds closed answers too. Each has an anchor, and is
 * open where the address names it.
 */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByHash(list);
  return (
    <div ref={list} className={classes.list}>
      {questions.map((one) => (
        <Fold key={one.question} id={anchorOf(one)} title={one.question}>
          <p>{one.answer}</p>
        </Fold>
      ))}
    </div>
  );
}
