import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useState } from 'react';
import type { Photo, Quad } from '#machines/own-window/own-window.machine.ts';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import step from '../dialog/step-layout.module.css';
import { problems } from '../dialog/texts.ts';
import { inOrder, problemOf } from '../geometry/quad.ts';
import { PhotoButtons } from '../photo/photo-buttons.tsx';
import { Corners } from './corners.tsx';
import { SnapSwitch } from './snap-switch.tsx';

interface MarkingProps {
  readonly actor: OwnWindowActor;
  readonly photo: Photo;
  readonly corners: Quad;
}

/** Marks the four corners of the window. */
export function Marking({ actor, photo, corners }: MarkingProps) {
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [snaps, setSnaps] = useState(true);
  return (
    <div className={step.step}>
      <Corners
        photo={photo}
        corners={corners}
        of="la ventana"
        snaps={snaps}
        onPlace={(placed) => {
          actor.send({ type: 'window.place', corners: placed });
        }}
      />
      <div className={layout.stack}>
        <p>
          <strong>Marca tu ventana.</strong> Lleva cada punto a una esquina del hueco donde irá la tela.
        </p>
        <p className={cx(text.soft, text.keyed)} data-small>
          Con el teclado: elige un punto con Tab y muévelo con las flechas; con Mayús avanza de diez en diez.
        </p>
        <SnapSwitch checked={snaps} onChange={setSnaps} />
        {problem === null ? null : <ErrorAlert title={problems[problem]} />}
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            const ordered = inOrder(corners);
            actor.send({ type: 'window.mark', corners: ordered, problem: problemOf(ordered, photo) });
          }}
        >
          Ver cómo queda
        </button>
        <div className={layout.row} data-gap="small">
          <PhotoButtons again actor={actor} />
        </div>
      </div>
    </div>
  );
}
