import '#src/ui/theme/field-styles.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { keepAddress, keptAddress } from '#machines/support/place.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import { textIn } from '#src/browser/form-values.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { townOfPostcode } from '#src/content/towns.ts';
import { useTypedValues } from '#src/forms/typed-values.ts';
import { sentPhone } from '#src/reading/phone.ts';
import layout from '#src/ui/styles/layout.module.css';

const NOTHING: AddressPayload = {
  street: '',
  neighborhood: '',
  city: '',
  references: '',
  receiver: '',
  phone: '',
};

/** Each field: its label, and what a browser fills in. */
const fields = [
  ['street', 'Calle y número', 'address-line1'],
  ['neighborhood', 'Colonia', 'address-line2'],
  ['city', 'Ciudad o municipio', 'address-level2'],
  ['references', 'Referencias (opcional)', 'off'],
  ['receiver', 'Quién recibe', 'name'],
  ['phone', 'Teléfono de quien recibe (opcional)', 'tel'],
] as const satisfies readonly (readonly [keyof AddressPayload, string, string])[];

interface AddressFieldsProps {
  /** What was sent in an attempt before; null without one. */
  readonly sent: AddressPayload | null;
  /** Where its postcode lies; null without one. */
  readonly place: DeliveryPlace | null;
  readonly readOnly: boolean;
}

/** Where an order goes, besides its postcode; it starts with the address that is kept for it, or with its town. */
export function AddressFields({ sent, place, readOnly }: AddressFieldsProps) {
  const typed = useTypedValues();
  const known = sent ?? keptAddress() ?? NOTHING;
  const town = place === null ? '' : (townOfPostcode(place.postcode) ?? '');
  const [firstTown] = useState(town);
  const isMoved = town !== firstTown;
  const startOf = (name: keyof AddressPayload): string => {
    if (name === 'city' && isMoved) return town;
    const start = typed[name] ?? known[name];
    return name === 'city' && start === '' ? town : start;
  };
  return (
    <Stack component="fieldset" gap="sm" m={0} p={0} bd={0}>
      <Text component="legend" fz="md" fw={500} mb="xs">
        ¿A dónde la llevamos?
      </Text>
      {place === null ? null : (
        <Text fz="md">
          C.P. {place.postcode}, {place.state}
        </Text>
      )}
      <div className={layout.columns}>
        {fields.map(([name, label, autoComplete]) => (
          <TextInput
            // A town belongs to its postcode: another one begins anew.
            key={name === 'city' ? town : name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            type={name === 'phone' ? 'tel' : 'text'}
            maxLength={200}
            defaultValue={startOf(name)}
            readOnly={readOnly}
            data-typed
          />
        ))}
      </div>
    </Stack>
  );
}

/** Reads the address that was typed, and keeps it for the next order; null where nothing was typed. */
export function readAddress(form: HTMLFormElement): AddressPayload | null {
  const data = new FormData(form);
  const text = (name: keyof AddressPayload) => textIn(data, name).trim();
  const address: AddressPayload = {
    street: text('street'),
    neighborhood: text('neighborhood'),
    city: text('city'),
    references: text('references'),
    receiver: text('receiver'),
    phone: sentPhone(text('phone')),
  };
  if (Object.values(address).every((one) => one === '')) return null;
  keepAddress(address);
  return address;
}
