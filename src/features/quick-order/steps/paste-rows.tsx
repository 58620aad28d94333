import '#src/ui/theme/field-styles.ts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { textIn } from '#src/browser/form-values.ts';
import { newKey } from '#src/browser/new-key.ts';
import { TypedForm } from '#src/forms/typed-form.tsx';
import { typedIn, useTypedValues } from '#src/forms/typed-values.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';
import classes from './quick-order.module.css';

/** Names pasted rows in every session, as a form and as its field. */
const KEPT_AS = 'orden-rapida';
const FIELD = 'rows';

interface PasteRowsProps {
  readonly actor: QuickOrderActor;
  /** Whether its field is shown from the start. */
  readonly isOpen: boolean;
}

/** Takes rows that were copied from a spreadsheet. */
export function PasteRows({ actor, isOpen }: PasteRowsProps) {
  const pasted = useSelector(actor, ({ context }) => context.source?.pasted ?? null);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const values = form.current === null ? {} : typedIn(form.current);
    return (values[FIELD] ?? '') === '' ? null : values;
  };
  return (
    <details
      open={isOpen || pasted !== null}
      // Rows that are back must be seen.
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={classes.summary}>Pegar los renglones</summary>
      <TypedForm
        form={form}
        keptAs={KEPT_AS}
        isSaved={false}
        held={{ read, giveBack: () => undefined }}
        noValidate
        method="dialog"
        aria-label="Pegar los renglones"
        onSubmit={(event) => {
          event.preventDefault();
          const text = textIn(new FormData(event.currentTarget), FIELD);
          const file = new File([text], 'lo que pegaste', { type: 'text/csv' });
          actor.send({ type: 'import.choose', source: { file, pasted: text, key: newKey() } });
        }}
      >
        <Stack gap="sm">
          <Rows pasted={pasted ?? ''} />
          <div>
            <Button type="submit">Revisar lo pegado</Button>
          </div>
        </Stack>
      </TypedForm>
    </details>
  );
}

const Rows = ({ pasted }: { readonly pasted: string }) => (
  <Textarea
    label="Renglones, con sus encabezados"
    name={FIELD}
    defaultValue={useTypedValues()[FIELD] ?? pasted}
    placeholder={'Ubicación\tTela\tColor\tAncho\tAlto'}
    spellCheck={false}
    data-typed
  />
);
