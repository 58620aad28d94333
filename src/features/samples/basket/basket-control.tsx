import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { isSameSample, sampleBasketMachine } from '#machines/sample-basket/sample-basket.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { samplesHref } from '../samples-href.ts';
import { costText, type OfferedSamples } from './cost-text.ts';

interface BasketControlProps {
  /** Slugs of the sample. */
  readonly variant: string;
  readonly color: string;
  readonly offered: OfferedSamples;
}

/** Adds a sample to the basket and takes it out, and says how many are in it. */
export function BasketControl({ variant, color, offered }: BasketControlProps) {
  const basket = useActorRef(sampleBasketMachine, {
    ...useActorSurroundings(),
    input: { most: offered.most },
  });
  const samples = useSelector(basket, ({ context }) => context.samples);
  const sample = { variant, color, quote: null };
  const isChosen = samples.some((one) => isSameSample(one, sample));
  const isFull = samples.length >= offered.most;
  return (
    <>
      {isFull && !isChosen ? null : (
        <button
          type="button"
          className={buttonClass('link')}
          aria-pressed={isChosen}
          onClick={() => {
            basket.send({ type: isChosen ? 'basket.remove' : 'basket.add', sample });
          }}
        >
          {isChosen ? 'Muestra elegida' : 'Pide una muestra'}
        </button>
      )}
      <span role="status">
        {samples.length === 0 ? null : (
          <>
            {' '}
            Llevas {costText(samples.length, offered)}. <Link to={samplesHref([])}>Pedir mis muestras</Link>
          </>
        )}
      </span>
    </>
  );
}
