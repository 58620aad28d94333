import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MachineName } from '#machines/index.ts';
import { RealScreen } from '../stage/real-screen.tsx';
import { watchStage } from '../stage/stage-messages.ts';
import type { Stage } from '../stage/stage-state.ts';
import { devices, type Device } from './devices.ts';
import styles from './screen-pane.module.css';
import { useOwnFocus } from './use-own-focus.ts';

interface ScreenPaneProps {
  readonly machine: MachineName;
  readonly onStage: (stage: Stage) => void;
}

/** The real screen in a frame, as wide as the chosen device. */
export function ScreenPane({ machine, onStage }: ScreenPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>(devices[0]);
  const notify = useEffectEvent(onStage);
  useOwnFocus(frame);
  useEffect(
    () =>
      frame.current
        ? watchStage(frame.current, (stage) => {
            notify(stage);
          })
        : undefined,
    [],
  );
  return (
    <section className={styles.pane} aria-label="Pantalla">
      <header className={styles.head}>
        <h2 className={styles.title}>Pantalla</h2>
        <div role="group" aria-label="Ancho de la pantalla" className={styles.devices}>
          {devices.map((one) => (
            <button
              key={one.name}
              type="button"
              className={styles.device}
              aria-pressed={one === device}
              onClick={() => {
                setDevice(one);
              }}
            >
              {one.name}
            </button>
          ))}
        </div>
      </header>
      <RealScreen frame={frame} width={device.width} src={stageAddress(machine)} className={styles.place} />
    </section>
  );
}

/** Id of the stage's story. */
const STAGE_STORY = 'recorridos-pantalla--sola';

const stageAddress = (machine: MachineName) =>
  `iframe.html?viewMode=story&id=${STAGE_STORY}&args=machine:${machine}`;
