import { useEffect, useRef, useState, type ComponentType } from 'react';
import { keepAddress, keptAddress, keptPostcode } from '#machines/support/place.ts';
import type { AddressPayload, DeliveryAddress } from '#src/api/contract/assumed/quoted.ts';
import { textIn } from '#src/browser/form-values.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { townOfPostcode } from '#src/content/towns.ts';
import { FormStateContext } from '#src/forms/form-state.ts';
import { TextField } from '#src/forms/text-field.tsx';
import { TypedValuesContext, useTypedValues } from '#src/forms/typed-values.ts';
import { sentPhone } from '#src/reading/named-phone.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { AddressOfferProps, OwnAddress } from './address/own-address.ts';

const MOST_LETTERS = 200;

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

export interface AddressFieldsProps {
  /** What was sent in an attempt before; null without one. */
  readonly sent: AddressPayload | null;
  /** Where its postcode lies; null without one. */
  readonly place: DeliveryPlace | null;
  readonly readOnly: boolean;
  /** Offers an address for the empty fields, while there is no street. @default none */
  readonly Offer?: ComponentType<AddressOfferProps>;
}

/** Whether a place is the kept one: a quote may go elsewhere, to somebody else. */
const isKept = (place: DeliveryPlace | null): boolean => place !== null && place.postcode === keptPostcode();

/** Where an order goes, besides its postcode; it starts with the address that is kept for it, or with its town. */
export function AddressFields({ sent, place, readOnly, Offer }: AddressFieldsProps) {
  const typed = useTypedValues();
  const known = sent ?? (isKept(place) ? keptAddress() : null) ?? NOTHING;
  const town = place === null ? '' : (townOfPostcode(place.postcode) ?? '');
  const [firstTown] = useState(town);
  const isMoved = town !== firstTown;
  /** What the fields held when the account's address was taken: it fills the empty ones. */
  const [taken, setTaken] = useState<AddressPayload | null>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (taken !== null) fieldset.current?.querySelector('input')?.focus();
  }, [taken]);
  const starts: Record<string, string> = { ...known, ...typed, ...taken };
  if (isMoved || starts['city'] === '') starts['city'] = town;
  return (
    <FormStateContext value={{ messages: {}, waiting: readOnly }}>
      <TypedValuesContext value={starts}>
        <fieldset ref={fieldset} className={layout.stack} data-gap="small">
          <legend className={text.name}>¿A dónde la llevamos?</legend>
          {place === null ? null : (
            <p>
              C.P. {place.postcode}, {place.state}
            </p>
          )}
          {Offer === undefined || starts['street'] !== '' ? null : (
            <Offer
              place={place}
              readOnly={readOnly}
              onTake={(own) => {
                const now = fieldset.current?.form;
                if (now) setTaken(withOwn(addressIn(now), own));
              }}
            />
          )}
          <div key={taken === null ? 'typed' : 'own'} className={layout.columns}>
            {fields.map(([name, label, autoComplete]) => (
              <TextField
                // A town belongs to its postcode: another one begins anew.
                key={name === 'city' ? town : name}
                name={name}
                label={label}
                autoComplete={autoComplete}
                type={name === 'phone' ? 'tel' : 'text'}
                maxLength={MOST_LETTERS}
              />
            ))}
          </div>
        </fieldset>
      </TypedValuesContext>
    </FormStateContext>
  );
}

/** The address of a quote or an order as it would be typed; null without one. */
export function sentAddress(address: DeliveryAddress | null): AddressPayload | null {
  if (address === null) return null;
  const { street, neighborhood, city, references, receiver, phone } = address;
  return {
    ...{ street: street ?? '', neighborhood: neighborhood ?? '', city: city ?? '' },
    ...{ references: references ?? '', receiver: receiver ?? '', phone: phone ?? '' },
  };
}

/** An address whose empty fields are filled in. */
const withOwn = (typed: AddressPayload, own: OwnAddress): AddressPayload => ({
  ...typed,
  ...own,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
});

function addressIn(form: HTMLFormElement): AddressPayload {
  const data = new FormData(form);
  const typed = (name: keyof AddressPayload) => textIn(data, name).trim();
  return {
    street: typed('street'),
    neighborhood: typed('neighborhood'),
    city: typed('city'),
    references: typed('references'),
    receiver: typed('receiver'),
    phone: sentPhone(typed('phone')),
  };
}

/**
 * Reads the address that was typed, and keeps it for the next order to the kept place; null where nothing was typed.
 * @param place where its postcode lies
 */
export function readAddress(form: HTMLFormElement, place: DeliveryPlace | null): AddressPayload | null {
  const address = addressIn(form);
  if (Object.values(address).every((one) => one === '')) return null;
  if (isKept(place)) keepAddress(address);
  return address;
}
