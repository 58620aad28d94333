import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { quickOrderWith } from '#machines/quick-order.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { useActorEvent } from '../../../support/use-actor-event.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { Adding } from './adding.tsx';
import { Checked } from './checked.tsx';
import { ChooseFile } from './choose-file.tsx';
import classes from './quick-order.module.css';
import { ReadingFile } from './reading-file.tsx';
import { textOf } from './text-of.ts';

/** What understands a file is only fetched for one, while it is being read. */
const machine = quickOrderWith(async ({ file, ...reading }) => {
  const [content, { quotable }, { readRows }] = await Promise.all([
    textOf(file),
    import('#src/content/quotable.ts'),
    import('./read-rows.ts'),
  ]);
  return readRows({ ...reading, content, quotable });
});

interface QuickOrderProps {
  /** Some of it is in the cart, and more may follow. */
  readonly onAdded: () => void;
  /** No more follows. */
  readonly onSettled: () => void;
}

/** Many windows at once, from a file or pasted from a spreadsheet. */
export function QuickOrder({ onAdded, onSettled }: QuickOrderProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  useActorEvent(actor, 'import.added', onAdded);
  useArrival(actor, (state) => state.matches('done') || state.matches({ checked: 'failed' }), onSettled);
  return (
    <ThemeProvider>
      <section aria-labelledby={titleId} className={classes['quick']}>
        <h2 id={titleId} className={classes['title']}>
          Pedido rápido
        </h2>
        {snapshot.matches('empty') ? <ChooseFile actor={actor} /> : null}
        {snapshot.matches('reading') ? <ReadingFile actor={actor} /> : null}
        {snapshot.matches('checked') || snapshot.matches('done') ? <Checked actor={actor} /> : null}
        {snapshot.matches('adding') ? <Adding actor={actor} /> : null}
        {snapshot.matches('checked') || snapshot.matches('done') ? (
          <div>
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                actor.send({ type: 'import.restart' });
              }}
            >
              Empezar con otra lista
            </button>
          </div>
        ) : null}
      </section>
    </ThemeProvider>
  );
}
