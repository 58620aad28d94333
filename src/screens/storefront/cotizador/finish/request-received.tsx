import type { ReactNode } from 'react';
import { Notice } from '#src/ui/messages/notice.tsx';

interface RequestReceivedProps {
  /** '' when the server gave none. */
  readonly folio: string;
  /** What the visitor can do now. */
  readonly children: ReactNode;
}

/** Confirms that the shop has a visitor's request, and says what happens next. */
export const RequestReceived = ({ folio, children }: RequestReceivedProps) => (
  <Notice takesFocus>
    <p>
      <strong>Recibimos tu solicitud{folio === '' ? '' : `: folio ${folio}`}.</strong> Te llamamos en nuestro
      horario para confirmar medidas y telas. Nada se fabrica ni se cobra antes de que lo apruebes.
    </p>
    {children}
  </Notice>
);
