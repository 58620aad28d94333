import { wordOfState } from '#charts/chart/wording.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import type { EventAvailability } from '../current-options.ts';
import { placeText } from '../report/report-text.ts';
import { eventWord } from '../sentences.ts';
import type { Walk } from '../walk.ts';
import styles from './events.module.css';
import { OwnPayload } from './own-payload-form.tsx';
import { trying } from './trying.ts';

interface EventRowProps extends Walk {
  readonly event: EventAvailability & { readonly type: string };
  readonly onSample: (number: number) => void;
}

/** An event with its samples, and where it leads or why it does not. */
export function EventRow({ event, onSample, ...walk }: EventRowProps) {
  const { chart, isBusy, send } = walk;
  const { fixtures } = chart;
  const { type, sample, samples: sendable, availability } = event;
  const samples = fixtures.events[type] ?? [];
  const saysSomething = samples.some(({ value }) => Object.keys(value).length > 0);
  const word = eventWord(fixtures, type);
  return (
    <li className={styles.event} data-availability={availability}>
      <div className={styles.row}>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={availability !== 'possible' || isBusy || undefined}
          {...(availability === 'elsewhere' ? {} : trying(walk, { do: 'send', type, sample }))}
          onClick={() => {
            if (availability === 'possible' && !isBusy)
              send({ type: 'act', act: { do: 'send', type, sample } });
          }}
        >
          {word}
        </button>
        <code className={styles.type} data-code>
          {type}
        </code>
      </div>
      <p className={styles.why}>{whyOf(walk, event)}</p>
      {saysSomething && sendable.length > 0 ? (
        <div className={styles.row}>
          <label className={styles.pick}>
            <span className="visually-hidden">Datos de {word}</span>
            <select
              value={sample}
              onChange={({ currentTarget }) => {
                onSample(Number(currentTarget.value));
              }}
            >
              {sendable.map((number) => (
                <option key={number} value={number}>
                  {samples[number]?.name}
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
}

/** Where an event leads, or why it does not. */
function whyOf({ chart, graph, state }: Walk, event: EventAvailability): string {
  const { availability, samples, guards, heardIn, to } = event;
  const { words } = chart.fixtures;
  if (availability === 'possible' && to !== null)
    return `Lleva a ${placeText(chart, graph, to.value, state.snapshot?.value)}`;
  if (availability === 'refused') {
    if (samples.length === 0) return 'Nadie lo pidió: no hay quien lo mande ahora.';
    return `Haría falta que: ${guards.map((guard) => `${words.guards[guard] ?? guard}`).join(', ')}`;
  }
  const places = heardIn.map((id) => wordOfState(graph, words, id));
  return `Se oye en: ${[...new Set(places)].join(', ')}`;
}
