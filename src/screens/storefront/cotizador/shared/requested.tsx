import { useLocation } from 'react-router-dom';
import { Notice } from '#src/ui/notice.tsx';
import { requestedIn } from '../requested-state.ts';

/** Tells a visitor who has just asked for this quote what happens next. */
export function Requested({ folio }: { readonly folio: string }) {
  const { state }: { readonly state: unknown } = useLocation();
  if (requestedIn(state) !== folio) return null;
  return (
    <Notice ref={focusWhenShown}>
      <p>
        <strong>Recibimos tu solicitud: folio {folio}.</strong> Te llamamos en nuestro horario para confirmar
        medidas y telas. Nada se fabrica ni se cobra antes de que lo apruebes.
      </p>
      <p>Esta es tu cotización: guarda su enlace, o mándatela.</p>
    </Notice>
  );
}

/** The form that was focused is on the page before. */
const focusWhenShown = (notice: HTMLElement | null) => {
  notice?.focus();
};
