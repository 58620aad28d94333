import { useRouteError } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { PlainPage } from './plain-page.tsx';

/** A screen that could not be shown: its module did not load, or it threw. */
export function RouteError() {
  const error = useRouteError();
  console.error(error);
  return (
    <PlainPage title="Esta página no se pudo mostrar">
      <p role="alert">Puede ser la conexión o un error nuestro. Vuelve a intentarlo en un momento.</p>
      <p>
        <button
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reintentar
        </button>{' '}
        <a href={href('home')}>Ir al inicio</a>
      </p>
    </PlainPage>
  );
}
