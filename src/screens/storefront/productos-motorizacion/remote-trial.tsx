import { clsx as cx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { IconChevronDown, IconChevronUp, IconPlayerStop } from '#src/ui/icons.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './remote-trial.module.css';
import { restingAt, sentTo, stopped, travelMs, type Travel } from './travel.ts';

/** Fabrics of the three windows, and how far open they are at first. */
const windows = [
  { colour: '#d9c9ae', openness: 0.62 },
  { colour: '#b7b3aa', openness: 0.38 },
  { colour: '#8f9a94', openness: 0.14 },
] as const;

const SIZE = { width: 1_000, height: 1_900 } as const;

const channels = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: 'all', label: 'Todas' },
] as const;
type Channel = (typeof channels)[number]['value'];

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const said = (channel: Channel, one: string, several: string) =>
  channel === 'all' ? `${several} las tres.` : `${one} la ventana ${channel}.`;

/** Three windows and the remote that moves them: a channel for each, and one for all. */
export function RemoteTrial() {
  const [channel, setChannel] = useState<Channel>('all');
  const [travels, setTravels] = useState<readonly Travel[]>(() =>
    windows.map(({ openness }) => restingAt(openness)),
  );
  const [words, setWords] = useState('Elige un canal y sube, para o baja.');

  const command = (next: (travel: Travel, now: number) => Travel, done: string) => {
    const now = performance.now();
    setTravels((before) =>
      before.map((travel, at) =>
        channel === 'all' || channel === String(at + 1) ? next(travel, now) : travel,
      ),
    );
    setWords(done);
  };
  const send = (openness: number, done: string) => {
    command((travel, now) => (isStill() ? restingAt(openness) : sentTo(travel, openness, now)), done);
  };

  return (
    <div className={layout.stack}>
      <div className={classes.windows}>
        {windows.map(({ colour }, at) => {
          const travel = travels[at] ?? restingAt(0);
          return (
            <div
              key={colour}
              className={classes.window}
              style={{ '--travel': `${String(travelMs(travel))}ms` } as CSSProperties}
            >
              <ProductDrawing
                decorative
                type="enrollable"
                {...SIZE}
                control="motor"
                head="cassette"
                aspect={0.62}
                openness={travel.to}
                fabric={{ colour, weave: 'translucida' }}
              />
              <span className={classes.number} aria-hidden="true">
                {at + 1}
              </span>
            </div>
          );
        })}
      </div>
      <div
        className={cx(layout.scripted, layout.onScreen, layout.row, classes.remote)}
        role="group"
        aria-label="Control remoto de prueba"
      >
        <Segmented legend="Canal" options={channels} value={channel} onChange={setChannel} />
        <div className={classes.keys}>
          <button
            type="button"
            aria-label="Subir"
            onClick={() => {
              send(1, said(channel, 'Sube', 'Suben'));
            }}
          >
            <IconChevronUp size={26} stroke={1.5} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Parar"
            onClick={() => {
              command(stopped, said(channel, 'Se detiene', 'Se detienen'));
            }}
          >
            <IconPlayerStop size={22} stroke={1.5} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Bajar"
            onClick={() => {
              send(0, said(channel, 'Baja', 'Bajan'));
            }}
          >
            <IconChevronDown size={26} stroke={1.5} aria-hidden />
          </button>
        </div>
        <p className={cx(text.soft, classes.said)} data-small role="status">
          {words}
        </p>
      </div>
    </div>
  );
}
