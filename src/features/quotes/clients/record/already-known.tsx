import { Text } from '@mantine/core';
import { phoneText } from '#src/format/phone.ts';
import layout from '#src/ui/styles/layout.module.css';
import { alikeOf, type TypedClient } from '../alike.ts';
import type { Client } from '../clients-of.ts';

interface AlreadyKnownProps {
  readonly others: readonly Client[];
  /** null while nothing was typed. */
  readonly typed: TypedClient | null;
}

const aboutOf = ({ name, phones: [phone], emails: [email] }: Client): string =>
  [
    name ?? 'Sin nombre',
    ...(phone === undefined ? [] : [phoneText(phone)]),
    ...(email === undefined ? [] : [email]),
  ].join(' · ');

/** Says whom the list has already with that telephone, e-mail or name: who shares a telephone or e-mail becomes one client. */
export function AlreadyKnown({ others, typed }: AlreadyKnownProps) {
  const alike = typed === null ? [] : alikeOf(others, typed);
  return (
    <div role="status" className={layout.optional}>
      {alike.length === 0 ? null : (
        <Text fz="md">
          Ya tienes a {alike.map(aboutOf).join('; ')}. Con el mismo teléfono o correo quedan como uno solo.
        </Text>
      )}
    </div>
  );
}
