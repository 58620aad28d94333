import { normalizeText } from '#src/format/normalize-text.ts';
import { sentPhone } from '../named-phone.ts';
import { dialled } from '../phone.ts';

/** How somebody is reached. */
interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** By what somebody is known again, in whatever spelling: telephone and e-mail; without both, their name. */
export function marksOf({ name, phone, email }: Contact): readonly string[] {
  const call = dialled(phone ?? '');
  const mail = (email ?? '').trim().toLowerCase();
  const marks = [...(call === null ? [] : [`tel ${call}`]), ...(mail === '' ? [] : [`correo ${mail}`])];
  const word = normalizeText(name ?? '');
  return marks.length > 0 || word === '' ? marks : [`nombre ${word}`];
}

/** Whether two texts of a field say the same, in whatever spelling. */
export const isSameText = (field: string, one: string, other: string): boolean =>
  field === 'phone' ? sentPhone(one) === sentPhone(other) : normalizeText(one) === normalizeText(other);
