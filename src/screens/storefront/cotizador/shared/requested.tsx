import { useLocation } from 'react-router-dom';
import { RequestReceived } from '../finish/request-received.tsx';
import { requestedIn } from '../finish/requested-state.ts';

/** Tells a visitor who has just asked for this quote what happens next. */
export function Requested({ folio }: { readonly folio: string }) {
  const { state }: { readonly state: unknown } = useLocation();
  if (requestedIn(state) !== folio) return null;
  return (
    <RequestReceived folio={folio}>
      <p>Esta es tu cotización: guarda su enlace, o mándatela.</p>
    </RequestReceived>
  );
}
