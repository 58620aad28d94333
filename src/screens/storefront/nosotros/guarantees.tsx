import { clsx as cx } from 'clsx';
import { useRef } from 'react';
import { useOpenedByHash } from '#src/browser/use-opened-by-hash.ts';
import { guarantees } from '#src/content/texts/guarantees.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import text from '#src/ui/styles/text.module.css';

/** What the shop answers for, each part with its conditions and an anchor. */
export function Guarantees() {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByHash(list);
  return (
    <div ref={list}>
      {guarantees.map(({ id, title, text: promise, conditions }) => (
        <Fold key={id} id={id} title={<h3>{title}</h3>}>
          <p>{promise}</p>
          <ul className={cx(text.bullets, text.soft)}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}
