import { useEffect, useRef, useState } from 'react';
import { inNumber } from '#src/format/numbers.ts';

/** How many items a list has, and how many the filters leave. */
export interface Count {
  readonly shown: number;
  readonly total: number;
  /** Such as "tela" and "telas". */
  readonly one: string;
  readonly many: string;
}

/** How long a count must stay unchanged before it is announced, in ms: once for a word, not for every letter. */
const SETTLED_MS = 600;

function textOf(count: Count | null): string {
  if (count === null) return '';
  const { shown, total, one, many } = count;
  const all = `${inNumber(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${inNumber(shown)} de ${all}`;
}

/** How many items a list shows; null while not known. A change is announced to screen readers after a pause. */
export function ListCount({ count }: { readonly count: Count | null }) {
  const text = textOf(count);
  const isNone = count?.shown === 0;
  const [announced, setAnnounced] = useState('');
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    const timer = setTimeout(() => {
      known.current = text;
      setAnnounced(isNone ? 'Sin resultados' : text);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, isNone]);
  return (
    <>
      {text === '' ? null : <p>{text}</p>}
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}
