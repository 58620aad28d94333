import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '#src/content/find/anchor.ts';
import type { Question } from '#src/content/schema/page.ts';
import classes from './questions.module.css';

/**
 * Questions that open to show the answer; the browser's search finds closed answers too. Each has an anchor, and is
 * open where the address names it.
 */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const asked = hash === '' ? null : list.current?.children.namedItem(hash.slice(1));
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.scrollIntoView({ block: 'center' });
    asked.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <div ref={list} className={classes['list']}>
      {questions.map((one) => (
        <details key={one.question} id={anchorOf(one)} className={classes['item']}>
          <summary>{one.question}</summary>
          <p>{one.answer}</p>
        </details>
      ))}
    </div>
  );
}
