import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TypedClientRecord } from '#machines/save-client/save-client.machine.ts';
import { phoneText } from '#src/format/phone.ts';
import { FormText, FormTextarea } from '#src/forms/form-inputs.tsx';
import { FiscalFields } from './fiscal-fields.tsx';
import type { RecordPart } from './record-values.ts';

interface RecordFieldsProps {
  readonly start: TypedClientRecord['record'];
  readonly parts: readonly RecordPart[];
  /** What is said of the contact that is typed. */
  readonly known: ReactNode;
}

/** Fields of a client. Autocomplete is off: the browser would fill in the dealer's own data. */
export function RecordFields({ start, parts, known }: RecordFieldsProps) {
  const hasHeadings = parts.length > 1;
  return (
    <>
      {parts.includes('contacto') ? <ContactFields start={start} known={known} /> : null}
      {parts.includes('facturacion') ? (
        <>
          {hasHeadings ? (
            <Title order={3} fz="md" pt="sm">
              Datos de facturación
            </Title>
          ) : null}
          <FiscalFields tax={start.tax} />
        </>
      ) : null}
      {parts.includes('notas') ? (
        <FormTextarea
          name="notes"
          label="Tus notas (opcional)"
          description="Solo tú las ves; hasta 500 letras."
          autosize
          minRows={3}
          defaultValue={start.notes}
        />
      ) : null}
    </>
  );
}

function ContactFields({ start, known }: Omit<RecordFieldsProps, 'parts'>) {
  return (
    <>
      <FormText name="name" label="Nombre" autoComplete="off" defaultValue={start.name} />
      <FormText
        name="phone"
        type="tel"
        label="Teléfono (opcional)"
        autoComplete="off"
        defaultValue={phoneText(start.phone)}
      />
      <FormText
        name="email"
        type="email"
        label="Correo electrónico (opcional)"
        autoComplete="off"
        defaultValue={start.email}
      />
      {known}
      <FormText
        name="street"
        label="Calle y número (opcional)"
        autoComplete="off"
        defaultValue={start.street}
      />
      <FormText
        name="neighborhood"
        label="Colonia (opcional)"
        autoComplete="off"
        defaultValue={start.neighborhood}
      />
      <FormText
        name="city"
        label="Ciudad o municipio (opcional)"
        autoComplete="off"
        defaultValue={start.city}
      />
      <FormText
        name="postal_code"
        label="Código postal (opcional)"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start.postal_code}
      />
    </>
  );
}
