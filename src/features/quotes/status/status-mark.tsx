import { Badge, type BadgeProps } from '@mantine/core';
import type { QuoteStatus } from '#src/api/contract/assumed/quotes.ts';
import {
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconHourglassOff,
  IconPackage,
  IconPencil,
  IconSend,
} from '#src/ui/icons.ts';
import { statusNames } from './status-names.ts';

const marks: Readonly<Record<QuoteStatus, typeof IconEye>> = {
  borrador: IconPencil,
  enviada: IconSend,
  vista: IconEye,
  aceptada: IconCircleCheck,
  rechazada: IconCircleX,
  vencida: IconHourglassOff,
  convertida: IconPackage,
};

const looks: Readonly<Record<QuoteStatus, BadgeProps>> = {
  borrador: { variant: 'outline', color: 'gray', bd: '1px dashed var(--rule-strong)' },
  enviada: { variant: 'default' },
  vista: { variant: 'default' },
  aceptada: {},
  rechazada: { color: 'red' },
  vencida: { color: 'red' },
  convertida: { variant: 'filled' },
};

/** The status of a quote: its name and an icon, distinguishable without colour. */
export function StatusMark({ status }: { readonly status: QuoteStatus }) {
  const Mark = marks[status];
  return (
    <Badge component="span" leftSection={<Mark size={16} stroke={1.75} aria-hidden />} {...looks[status]}>
      {statusNames[status]}
    </Badge>
  );
}
