import { useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import type { Availability } from '../chart/availability.ts';
import { wordOfState } from '../chart/wording.ts';
import type { ChartEdge } from '../graph/graph.ts';
import { OwnPayload } from './own-payload-form.tsx';
import { placeText } from './report-text.ts';
import { eventWord } from './sentences.ts';
import { availabilityOfEvent } from './current-options.ts';
import styles from './events.module.css';
import type { Walk } from './walk.ts';

const availabilityTexts: Readonly<Record<Availability, string>> = {
  possible: 'Ahora',
  refused: 'Rechazado',
  elsewhere: 'En otro estado',
};

/** The chart's events, each with whether the machine accepts it now. Their order never changes, so that none moves under a finger. */
export function Events(walk: Walk) {
  const [samples, setSamples] = useState<Readonly<Record<string, number>>>({});
  const types = new Map<string, ChartEdge[]>();
  for (const edge of walk.graph.edges) {
    if (edge.cause.kind !== 'event') continue;
    types.set(edge.cause.type, [...(types.get(edge.cause.type) ?? []), edge]);
  }
  const events = [...types].map(([type, edges]) => {
    const sample = samples[type] ?? 0;
    return { type, sample, ...availabilityOfEvent(walk.current, edges, sample) };
  });
  return (
    <section aria-label="Eventos" className={styles['events']}>
      <h2 className={styles['title']}>Eventos</h2>
      <ul className={styles['list']}>
        {events.map((event) => (
          <EventRow
            key={event.type}
            {...walk}
            event={event}
            onSample={(number) => {
              setSamples({ ...samples, [event.type]: number });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface EventRowProps extends Walk {
  readonly event: ReturnType<typeof availabilityOfEvent> & { readonly type: string; readonly sample: number };
  readonly onSample: (number: number) => void;
}

function EventRow({ chart, graph, event, isBusy, onSample, send }: EventRowProps) {
  const { fixtures } = chart;
  const { type, sample, availability } = event;
  const samples = fixtures.events[type] ?? [];
  const saysSomething = samples.some(({ value }) => Object.keys(value).length > 0);
  const word = eventWord(fixtures, type);
  return (
    <li className={styles['event']} data-availability={availability}>
      <div className={styles['row']}>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={availability !== 'possible' || isBusy || undefined}
          onClick={() => {
            if (availability === 'possible' && !isBusy)
              send({ type: 'act', act: { do: 'send', type, sample } });
          }}
        >
          {word}
        </button>
        <code className={styles['type']}>{type}</code>
        <span className={styles['availability']}>{availabilityTexts[availability]}</span>
      </div>
      <p className={styles['why']}>{whyOf(event)}</p>
      {saysSomething && availability !== 'elsewhere' ? (
        <div className={styles['row']}>
          <label className={styles['pick']}>
            <span className="visually-hidden">Datos de {word}</span>
            <select
              value={sample}
              onChange={({ currentTarget }) => {
                onSample(Number(currentTarget.value));
              }}
            >
              {samples.map(({ name }, number) => (
                <option key={name} value={number}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <OwnPayload
            word={word}
            samples={samples}
            sample={sample}
            disabled={isBusy}
            onSend={(payload) => {
              send({ type: 'act', act: { do: 'send own', type, payload } });
            }}
          />
        </div>
      ) : null}
    </li>
  );

  function whyOf({ availability: how, guards, heardIn, to }: EventRowProps['event']): string {
    if (how === 'possible' && to !== null) return `Lleva a ${placeText(chart, graph, to.value)}`;
    if (how === 'refused') {
      const reasons = guards.map((guard) => `${guard} (${fixtures.words.guards[guard] ?? guard})`);
      return `No se cumple: ${reasons.join(', ')}`;
    }
    const places = heardIn.map((id) => wordOfState(graph, fixtures.words, id));
    return `Se oye en: ${[...new Set(places)].join(', ')}`;
  }
}
