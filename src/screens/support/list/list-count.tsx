import { useEffect, useRef, useState } from 'react';
import classes from './list-toolbar.module.css';

/** Of how many things a list is, and how many the filters leave. */
export interface Count {
  readonly shown: number;
  readonly total: number;
  /** Such as "tela" and "telas". */
  readonly one: string;
  readonly many: string;
}

/** How long a count must stand before those who listen are told, in ms: once for a word, not for every letter. */
const SETTLED_MS = 600;

const number = (value: number) => value.toLocaleString('es-MX');

function wordsOf(count: Count | null): string {
  if (count === null) return '';
  const { shown, total, one, many } = count;
  const all = `${number(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${number(shown)} de ${all}`;
}

/** How much a list holds, once that is known (null): seen at once, and said aloud when it has changed and settled. */
export function ListCount({ count }: { readonly count: Count | null }) {
  const words = wordsOf(count);
  const isNone = count?.shown === 0;
  const [said, setSaid] = useState('');
  const known = useRef(words);
  useEffect(() => {
    if (known.current === words) return;
    const timer = setTimeout(() => {
      known.current = words;
      setSaid(isNone ? 'Sin resultados' : words);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words, isNone]);
  return (
    <>
      {words === '' ? null : <p className={classes['count']}>{words}</p>}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}
