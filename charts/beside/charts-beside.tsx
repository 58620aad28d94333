import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { DemoSlot, RunningMachine } from '#src/ui/frame/demo.ts';
import { Splitter } from '../chart/splitter.tsx';
import type { DrawnChart } from '../layout/chart-layout.ts';
import { findDrawing } from '../layout/load.ts';
import styles from './charts-beside.module.css';
import { chartOfPage } from './of-page.ts';
import { RunningChart } from './running-chart.tsx';

const [LEAST, USUAL, MOST] = [25, 35, 70];

/** The charts of the machines that run on the page, beside it; the page stays usable. */
export function ChartsBeside({ id, open, machines }: DemoSlot['charts']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [share, setShare] = useState(USUAL);
  const running = useSyncExternalStore(machines.subscribe, machines.get);
  const close = () => {
    open.set(false);
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--charts-share', String(share));
    return () => {
      style.removeProperty('--charts-share');
    };
  }, [share]);
  return (
    <aside
      id={id}
      aria-label="Diagramas de esta página"
      className={styles.row}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className={styles.beside}>
        <header className={styles.header}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            Diagramas de esta página
          </h2>
          <button type="button" className={styles.close} onClick={close}>
            Cerrar
          </button>
        </header>
        <Suspense fallback={<p role="status">Dibujando los diagramas…</p>}>
          <Charts running={running} />
        </Suspense>
      </div>
      <Splitter share={share} least={LEAST} most={MOST} onShare={setShare} />
    </aside>
  );
}

interface Drawn {
  readonly machine: RunningMachine;
  readonly drawn: DrawnChart;
}

/** The running machines, and the chart of one: the page's own, or the one that the person has chosen as long as it runs. */
function Charts({ running }: { readonly running: readonly RunningMachine[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const all = running.flatMap((machine): readonly Drawn[] => {
    const drawing = findDrawing(idOf(machine.snapshot));
    return drawing === null ? [] : [{ machine, drawn: use(drawing) }];
  });
  const nameOfOwn = chartOfPage(
    all.map(({ machine }) => idOf(machine.snapshot)),
    window.location,
  );
  const own = all.find(({ machine }) => idOf(machine.snapshot) === nameOfOwn);
  const shown = all.find(({ machine }) => machine.key === chosen) ?? own;
  if (shown === undefined) return <p className={styles.none}>Ninguna máquina está en marcha.</p>;
  return (
    <>
      <ul aria-label="En marcha" className={styles.list}>
        {all.map(({ machine: { key }, drawn }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.one}
              aria-pressed={key === shown.machine.key}
              onClick={() => {
                setChosen(key === own?.machine.key ? null : key);
              }}
            >
              {drawn.words.name}
            </button>
          </li>
        ))}
      </ul>
      <RunningChart key={shown.machine.key} running={shown.machine} drawn={shown.drawn} />
    </>
  );
}

const idOf = ({ machine }: AnyMachineSnapshot) => machine.id;
