import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { useOwnAddress } from './address/own-address.ts';

/** Where an order of whoever is logged in goes. */
export const OrderAddressFields = (props: Omit<AddressFieldsProps, 'own'>) => (
  <AddressFields {...props} own={useOwnAddress(props.place)} />
);
