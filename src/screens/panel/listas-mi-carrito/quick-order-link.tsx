import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '#src/ui/button.ts';
import { IconUpload, IconX } from '#src/ui/icons.ts';

const KEY = 'pedido';

/** Opens the part of the screen that brings a list in, or closes it: it lives in the address, as a link may lead there. */
export function QuickOrderLink() {
  const [params] = useSearchParams();
  const isOpen = params.get(KEY) === 'rapido';
  const next = new URLSearchParams(params);
  if (isOpen) next.delete(KEY);
  else next.set(KEY, 'rapido');
  const Mark = isOpen ? IconX : IconUpload;
  return (
    <Link
      className={buttonClass()}
      to={{ search: next.toString() }}
      replace
      preventScrollReset
      state={{ quiet: true }}
    >
      <Mark size={18} stroke={1.5} aria-hidden />
      {isOpen ? 'Cerrar pedido rápido' : 'Pedido rápido'}
    </Link>
  );
}
