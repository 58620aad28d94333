import { useSelector } from '@xstate/react';
import { useServices } from '#src/actor-hooks/services.ts';
import type { AddressPayload } from '#src/api/contract/assumed/quoted.ts';
import type { User } from '#src/api/contract/user.ts';
import { phoneText } from '#src/format/phone.ts';

/** "Hidalgo 215, Int. 3, Centro": what follows the last comma is the neighbourhood, unless it holds a number. */
const PARTS = /^(?<street>.+?)(?:,\s*(?<neighborhood>[^,\d]+))?$/su;

/** What an account tells of where its orders go. */
export type OwnAddress = Pick<AddressPayload, 'street' | 'neighborhood' | 'receiver' | 'phone'>;

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

/** The address of whoever is logged in. */
export function useOwnAddress(): OwnAddress | null {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  return user === null ? null : ownAddress(user);
}
