import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { IconChevronDown } from '#src/ui/icons.ts';
import { Field } from '../field.tsx';
import fieldClasses from '../field.module.css';
import { textIn } from '../form-values.ts';
import { progressOf } from '../progress-of.ts';
import { RemoteForm } from '../remote-form.tsx';
import { TextField } from '../text-field.tsx';
import classes from './order-details.module.css';
import { isStage } from './order-row.ts';
import { stageNames } from './stage-names.ts';
import { stagesAfter } from './stages.ts';
import { useMoving } from './use-moving.ts';

interface MoveOrderProps {
  readonly order: SavedOrder;
  readonly onChanged: () => void;
}

const FIELDS = ['to', 'note'];

/** Brings an order on, for whoever runs the shop. */
export function MoveOrder({ order, onChanged }: MoveOrderProps) {
  const actor = useMoving(order, onChanged);
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  return (
    <div className={classes['section']}>
      <h3 id={titleId} className={classes['heading']}>
        Cambiar de etapa
      </h3>
      <RemoteForm
        labelledBy={titleId}
        fields={FIELDS}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Cambiando de etapa…"
        submitLabel="Cambiar etapa"
        onSubmit={(data) => {
          const to = textIn(data, 'to');
          if (!isStage(to)) return;
          actor.send({
            type: 'form.submit',
            values: { id: order.id, from: order.stage, to, note: textIn(data, 'note').trim() },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <Field name="to" label="Pasa a">
          {(control) => (
            <div className={fieldClasses['withSection']}>
              <select {...control}>
                {stagesAfter(order.stage).map((stage) => (
                  <option key={stage} value={stage}>
                    {stageNames[stage]}
                  </option>
                ))}
              </select>
              <IconChevronDown className={fieldClasses['chevron']} size={18} stroke={1.5} aria-hidden />
            </div>
          )}
        </Field>
        <TextField name="note" autoComplete="off" label="Nota (opcional)" />
      </RemoteForm>
    </div>
  );
}
