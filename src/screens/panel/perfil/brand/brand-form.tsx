import { useActorRef, useSelector } from '@xstate/react';
import { saveBrandWith } from '#machines/save-brand/save-brand.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import { textIn } from '#src/browser/form-values.ts';
import { phoneText } from '#src/format/phone.ts';
import { FormText, FormTextarea } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { clabeText, sentClabe } from '#src/reading/clabe.ts';
import { sentPhone } from '#src/reading/named-phone.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { LogoField } from './logo-field.tsx';
import { readLogo } from './read-logo.ts';

const FIELDS = [
  'name',
  'logo',
  'phone',
  'address',
  'terms',
  'pay_to.bank',
  'pay_to.holder',
  'pay_to.clabe',
] as const;

const machine = saveBrandWith(readLogo);

/** The chosen file; null when none was chosen, which a form sends as an empty one. */
function fileIn(data: FormData): File | null {
  const file = data.get('logo');
  return file instanceof File && file.size > 0 ? file : null;
}

interface BrandFormProps {
  readonly brand: Brand;
  readonly labelledBy: string;
  readonly onSaved: () => void;
}

/** A form with the saved brand. */
export function BrandForm({ brand, labelledBy, onSaved }: BrandFormProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      onSaved();
      void notify({ title: 'Guardamos tu marca' });
    },
  );
  return (
    <RemoteForm
      labelledBy={labelledBy}
      keptAs="marca"
      fields={FIELDS}
      error={snapshot.context.error}
      progress={progressOf(snapshot)}
      waitingLabel="Guardando tu marca…"
      submitLabel="Guardar marca"
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
      onSubmit={(data) => {
        actor.send({
          type: 'form.submit',
          values: {
            brand: {
              name: textIn(data, 'name'),
              logo: data.has('without_logo') ? null : brand.logo,
              phone: sentPhone(textIn(data, 'phone')),
              address: textIn(data, 'address'),
              terms: textIn(data, 'terms'),
              pay_to: {
                bank: textIn(data, 'pay_to.bank'),
                holder: textIn(data, 'pay_to.holder'),
                clabe: sentClabe(textIn(data, 'pay_to.clabe')),
              },
            },
            file: fileIn(data),
          },
        });
      }}
    >
      <FormText
        name="name"
        label="Nombre comercial"
        autoComplete="organization"
        defaultValue={brand.name ?? ''}
      />
      <LogoField key={brand.logo} saved={brand.logo} />
      <FormText
        name="phone"
        type="tel"
        label="Teléfono para tus clientes (opcional)"
        autoComplete="tel-national"
        defaultValue={phoneText(brand.phone ?? '')}
      />
      <FormText
        name="address"
        label="Domicilio (opcional)"
        autoComplete="street-address"
        defaultValue={brand.address ?? ''}
      />
      <FormTextarea
        name="terms"
        label="Tus condiciones (opcional)"
        description="Salen al pie de tus cotizaciones: instalación, garantía, horarios."
        autosize
        minRows={3}
        maxLength={1_000}
        defaultValue={brand.terms ?? ''}
      />
      <FormText
        name="pay_to.clabe"
        label="CLABE donde te pagan (opcional)"
        description="Sale en tus cotizaciones con el banco y el titular. Sin CLABE no sale ninguno."
        inputMode="numeric"
        autoComplete="off"
        defaultValue={clabeText(brand.pay_to?.clabe ?? '')}
      />
      <FormText name="pay_to.bank" label="Banco" autoComplete="off" defaultValue={brand.pay_to?.bank ?? ''} />
      <FormText
        name="pay_to.holder"
        label="Titular de la cuenta"
        autoComplete="off"
        defaultValue={brand.pay_to?.holder ?? ''}
      />
    </RemoteForm>
  );
}
