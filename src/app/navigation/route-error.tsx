import { useLayoutEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { isLeaving, startOver } from '#src/browser/missing-script.ts';
import { reportRouteFailure } from '#src/browser/route-failure.ts';
import { href } from '#src/config/routes.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
import { PlainPage } from '../failure/plain-page.tsx';
import { ReloadButton } from '../failure/reload-button.tsx';

/** Shown in place of a screen whose module did not load or that threw. */
export function RouteError({ inFrame = false }: { readonly inFrame?: boolean }) {
  const error = useRouteError();
  useLayoutEffect(() => {
    console.error(error);
    if (!isLeaving()) reportRouteFailure(error);
  }, [error]);
  if (isLeaving()) return <LateNotice />;
  return (
    <PlainPage title="Esta página no se pudo mostrar" inFrame={inFrame}>
      <p role="alert">Puede ser la conexión o un error nuestro. Vuelve a intentarlo en un momento.</p>
      <p>
        <ReloadButton load={startOver} /> <Link to={href('home')}>Ir al inicio</Link>
      </p>
    </PlainPage>
  );
}
