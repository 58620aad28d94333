import { useState } from 'react';
import type { Availability } from '#charts/chart/availability.ts';
import { availabilityOfEvent } from '../current-options.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { Walk } from '../walk.ts';
import { EventRow } from './event-row.tsx';
import styles from './events.module.css';

const titles = { possible: 'Ahora', refused: 'Rechazados' } satisfies Partial<Record<Availability, string>>;

/** The chart's events: first those that the machine accepts now, then those that a guard refuses; the others are folded. */
export function Events(walk: Walk) {
  const [samples, setSamples] = useState<Readonly<Record<string, number>>>({});
  const focus = useKeptFocus();
  const types = Map.groupBy(
    walk.graph.edges.filter(({ cause }) => cause.kind === 'event'),
    ({ cause }) => (cause.kind === 'event' ? cause.type : ''),
  );
  const events = [...types].map(([type, edges]) => {
    const best = availabilityOfEvent(walk.current, edges);
    const chosen = samples[type];
    // The row stays where it is when another sample is refused: it is being used.
    const event =
      chosen !== undefined && best.samples.includes(chosen)
        ? availabilityOfEvent(walk.current, edges, chosen)
        : best;
    return { type, group: best.availability, ...event };
  });
  const rowsOf = (availability: Availability) => {
    const rows = events.filter(({ group }) => group === availability);
    return (
      <ul className={styles.list}>
        {rows.map((event) => (
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
    );
  };
  const count = (availability: Availability) => events.filter(({ group }) => group === availability).length;

  return (
    <section aria-label="Eventos" className={styles.events} {...focus.part}>
      <h2 className={styles.title} {...focus.heading}>
        Eventos
      </h2>
      {Object.entries(titles).map(([availability, title]) =>
        isAvailability(availability) && count(availability) > 0 ? (
          <section key={availability} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            {rowsOf(availability)}
          </section>
        ) : null,
      )}
      {count('elsewhere') > 0 ? (
        <details>
          <summary className={styles.group}>En otro estado: {count('elsewhere')}</summary>
          {rowsOf('elsewhere')}
        </details>
      ) : null}
    </section>
  );
}

const isAvailability = (name: string): name is keyof typeof titles => name in titles;
