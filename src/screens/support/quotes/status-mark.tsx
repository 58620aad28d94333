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
import classes from './status-mark.module.css';
import { statusWords } from './status-words.ts';

const marks: Readonly<Record<QuoteStatus, typeof IconEye>> = {
  borrador: IconPencil,
  enviada: IconSend,
  vista: IconEye,
  aceptada: IconCircleCheck,
  rechazada: IconCircleX,
  vencida: IconHourglassOff,
  convertida: IconPackage,
};

/** How a quote stands: a word and a mark, so that nobody needs the colour. */
export function StatusMark({ status }: { readonly status: QuoteStatus }) {
  const Mark = marks[status];
  return (
    <span className={classes['status']} data-status={status}>
      <Mark size={16} stroke={1.75} aria-hidden />
      {statusWords[status]}
    </span>
  );
}
