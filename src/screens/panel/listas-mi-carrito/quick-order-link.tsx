import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { IconUpload, IconX } from '#src/ui/icons.ts';

const KEY = 'orden';

/** Opens or closes the quick order, whose state is in the address so that a link can open it. */
export function QuickOrderLink() {
  const [params] = useSearchParams();
  const isOpen = params.get(KEY) === 'rapida';
  const next = new URLSearchParams(params);
  if (isOpen) next.delete(KEY);
  else next.set(KEY, 'rapida');
  const Mark = isOpen ? IconX : IconUpload;
  return (
    <Button
      component={Link}
      size="md"
      to={{ search: next.toString() }}
      replace
      preventScrollReset
      state={{ quiet: true }}
    >
      <Mark size={18} stroke={1.5} aria-hidden />
      {isOpen ? 'Cerrar orden rápida' : 'Orden rápida'}
    </Button>
  );
}
