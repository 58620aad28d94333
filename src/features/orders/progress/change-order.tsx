import { Button, Group } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { changeOrderMachine } from '#machines/change-order/change-order.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { OrderChangeKind, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { textIn } from '#src/browser/form-values.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import type { WorkshopStage } from '#src/config/order-stages.ts';
import { CHANGE } from '#src/features/order-facts/query-parameters.ts';
import { FormHidden, FormSelect, FormText } from '#src/forms/form-inputs.tsx';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { sentCount } from '#src/reading/spoken.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { OrderForm } from '../details/order-form.tsx';
import { useClosed } from '../details/use-closed.ts';
import { useKnownCount } from '../details/use-known-count.ts';
import { useOwnAct } from '../news/own-acts.ts';
import { RecutLink } from '../sheet/recut-link.tsx';

interface ChangeOrderProps {
  readonly order: SavedOrder;
  readonly stage: WorkshopStage;
  readonly onChanged: () => void;
}

/** Stages in which a piece can be spoiled. */
const made: readonly WorkshopStage[] = ['en-corte', 'armado', 'revisado', 'listo', 'enviado'];

const texts: Readonly<
  Record<OrderChangeKind, { readonly button: string; readonly title: string; readonly done: string }>
> = {
  promesa: {
    button: 'Mover la fecha prometida',
    title: 'Mover la fecha prometida',
    done: 'tiene nueva fecha prometida',
  },
  recorte: {
    button: 'Cortar otra vez',
    title: 'Cortar otra vez una pieza',
    done: 'vuelve a corte',
  },
};

const isKind = (word: string | null): word is OrderChangeKind => word !== null && Object.hasOwn(texts, word);

/** What an administrator may change of an order besides its stage; each form opens by the address. */
export function ChangeOrder({ order, stage, onChanged }: ChangeOrderProps) {
  const { open, show, close } = useOpened(CHANGE);
  const offered: readonly OrderChangeKind[] = [
    'promesa',
    ...(made.includes(stage) ? (['recorte'] as const) : []),
  ];
  const shown = isKind(open) && offered.includes(open) ? open : null;
  const isClosed = useClosed(shown !== null);
  if (shown !== null) {
    return <ChangeForm key={shown} kind={shown} order={order} onChanged={onChanged} onClose={close} />;
  }
  return (
    <Group gap="xs">
      {offered.map((kind, at) => (
        <Button
          key={kind}
          ref={isClosed && at === 0 ? focusWhenShown : null}
          onClick={() => {
            show(kind);
          }}
        >
          {texts[kind].button}
        </Button>
      ))}
      <RecutLink order={order} />
    </Group>
  );
}

interface ChangeFormProps extends Pick<ChangeOrderProps, 'order' | 'onChanged'> {
  readonly kind: OrderChangeKind;
  readonly onClose: () => void;
}

const KNOWN = 'known_changes';

const FIELDS = ['day', 'window', 'pieces', 'note'];

function ChangeForm({ kind, order, onChanged, onClose }: ChangeFormProps) {
  const actor = useActorRef(changeOrderMachine, useActorSurroundings());
  useOwnAct(actor);
  const snapshot = useSelector(actor, (state) => state);
  const known = useKnownCount(actor, order.changes.length, onChanged);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      void notify({ title: `La orden ${order.folio} ${texts[kind].done}` });
      onClose();
      onChanged();
    },
  );
  return (
    <OrderForm
      title={texts[kind].title}
      closeLabel="Dejarlo como está"
      onClose={onClose}
      keptAs={`${kind}-${order.id}`}
      fields={FIELDS}
      error={snapshot.context.error}
      progress={progressOf(snapshot)}
      waitingLabel="Guardando el cambio…"
      submitLabel="Guardar"
      onSubmit={(data) => {
        const day = textIn(data, 'day');
        actor.send({
          type: 'form.submit',
          values: {
            id: order.id,
            from: order.stage,
            known_changes: known.countIn(data, KNOWN),
            kind,
            day: day === '' ? null : day,
            ...(kind === 'recorte'
              ? { window: textIn(data, 'window'), pieces: sentCount(textIn(data, 'pieces'), MOST_PIECES) }
              : { window: null, pieces: null }),
            note: textIn(data, 'note').trim(),
          },
        });
      }}
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
    >
      <FormHidden name={KNOWN} {...known.field} />
      <ChangeFields kind={kind} order={order} />
    </OrderForm>
  );
}

function ChangeFields({ kind, order }: Pick<ChangeFormProps, 'kind' | 'order'>) {
  return (
    <>
      {kind === 'promesa' ? (
        <FormText name="day" type="date" label="Nueva fecha" defaultValue={order.promised_on ?? ''} />
      ) : (
        <SpoiledPieces order={order} />
      )}
      <FormText name="note" autoComplete="off" label="¿Por qué?" />
    </>
  );
}

function SpoiledPieces({ order: { windows } }: Pick<ChangeFormProps, 'order'>) {
  return (
    <>
      <FormSelect
        name="window"
        label="Ventana"
        data={windows.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <FormText name="pieces" inputMode="numeric" autoComplete="off" label="Piezas" defaultValue="1" />
    </>
  );
}
