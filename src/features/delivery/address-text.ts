import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { phoneText } from '#src/format/phone.ts';
import { placeText } from './place.ts';

const joined = (parts: readonly (string | null | undefined)[], between: string): string | null => {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return known.length === 0 ? null : known.join(between);
};

type Addressed = Pick<SavedOrder, 'postal_code' | 'delivery'>;

/** "Hidalgo 215, Centro, Monterrey, 64000, Nuevo León"; null where nobody said any of it. */
export const addressText = ({ postal_code, delivery }: Addressed): string | null =>
  joined(
    [
      ...[delivery?.street, delivery?.neighborhood, delivery?.city],
      postal_code === null ? null : placeText(postal_code),
    ],
    ', ',
  );

/** "64000 Monterrey · Lucía Garza", for what has little room; null where nobody said any of it. */
export const destinationText = ({ postal_code, delivery }: Addressed): string | null =>
  joined([joined([postal_code, delivery?.city], ' '), delivery?.receiver], ' · ');

/** "Lucía Garza, 81 1234 5678. Portón negro"; null where nobody said it. */
export function receiverText({ delivery }: Pick<Addressed, 'delivery'>): string | null {
  if (delivery === null) return null;
  const { receiver, phone, references } = delivery;
  return joined([joined([receiver, phone === null ? null : phoneText(phone)], ', '), references], '. ');
}
