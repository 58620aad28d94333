import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import type { User } from '#src/api/contract/user.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import { phoneText } from '#src/format/phone.ts';

/** "Hidalgo 215, Int. 3, Centro": what follows the last comma is the neighbourhood, unless it holds a number. */
const PARTS = /^(?<street>.+?)(?:,\s*(?<neighborhood>[^,\d]+))?$/su;

/** What an account tells of where its orders go. */
export type OwnAddress = Pick<AddressPayload, 'street' | 'neighborhood' | 'receiver' | 'phone'>;

/** What offers an address for an order. */
export interface AddressOfferProps {
  /** Where the order goes; null while nobody said it. */
  readonly place: DeliveryPlace | null;
  readonly readOnly: boolean;
  readonly onTake: (own: OwnAddress) => void;
}

/** The address that an account holds, as an order's form has it; null without one. */
export function ownAddress({
  address = null,
  name,
  phone,
}: Pick<User, 'address' | 'name' | 'phone'>): OwnAddress | null {
  const { street = '', neighborhood = '' } = PARTS.exec(address?.trim() ?? '')?.groups ?? {};
  if (street === '') return null;
  return { street, neighborhood, receiver: name ?? '', phone: phoneText(phone ?? '') };
}
