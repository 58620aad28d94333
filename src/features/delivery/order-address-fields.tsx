import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { OwnAddressOffer } from './address/own-address-offer.tsx';

/** Where an order of whoever is logged in goes. */
export const OrderAddressFields = (props: Omit<AddressFieldsProps, 'Offer'>) => (
  <AddressFields {...props} Offer={OwnAddressOffer} />
);
