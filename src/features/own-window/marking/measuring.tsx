import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Photo, Reference, ReferenceKind } from '#machines/own-window/own-window.machine.ts';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import step from '../dialog/step-layout.module.css';
import { problems, referenceNames } from '../dialog/texts.ts';
import { inOrder, problemOf } from '../geometry/quad.ts';
import { Corners } from './corners.tsx';
import { SnapSwitch } from './snap-switch.tsx';

const kinds: readonly { readonly value: ReferenceKind; readonly label: string }[] = [
  { value: 'letter', label: referenceNames.letter },
  { value: 'card', label: referenceNames.card },
];

const named: Readonly<Record<ReferenceKind, string>> = { letter: 'la hoja', card: 'la tarjeta' };

interface MeasuringProps {
  readonly actor: OwnWindowActor;
  readonly photo: Photo;
  readonly reference: Reference;
}

/** Marks a thing of known size, from which the window is estimated. */
export function Measuring({ actor, photo, reference }: MeasuringProps) {
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [snaps, setSnaps] = useState(true);
  const { kind, corners } = reference;
  return (
    <div className={step.step}>
      <Corners
        photo={photo}
        corners={corners}
        of={named[kind]}
        snaps={snaps}
        onPlace={(placed) => {
          actor.send({ type: 'reference.place', corners: placed });
        }}
      />
      <div className={layout.stack}>
        <p>
          <strong>¿Qué hay pegado a la ventana?</strong> Márcalo por sus cuatro esquinas; conocemos su tamaño
          y con él estimamos tu ventana.
        </p>
        <div>
          <Segmented
            legend="Qué hay en la foto"
            options={kinds}
            value={kind}
            onChange={(chosen) => {
              actor.send({ type: 'reference.kind', kind: chosen });
            }}
          />
        </div>
        <p className={text.soft} data-small>
          Tiene que estar en el mismo plano que la ventana, pegada al vidrio o al marco. Mientras más grande
          se vea, mejor sale la estimación.
        </p>
        <SnapSwitch checked={snaps} onChange={setSnaps} />
        {problem === null ? null : <ErrorAlert title={problems[problem]} />}
        <div className={layout.row} data-gap="small">
          <button
            type="button"
            className={buttonClass('filled')}
            onClick={() => {
              const ordered = inOrder(corners);
              actor.send({ type: 'reference.mark', corners: ordered, problem: problemOf(ordered, photo) });
            }}
          >
            Estimar la medida
          </button>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              actor.send({ type: 'reference.leave' });
            }}
          >
            Volver
          </button>
        </div>
      </div>
    </div>
  );
}
