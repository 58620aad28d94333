import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import classes from './version-notice.module.css';

/** Says in the system bar that the server has a newer version of the app. */
export function VersionNotice() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

const reload = () => {
  window.location.reload();
};

function Notice() {
  const { version } = useServices();
  const isOutdated = useSelector(version, (snapshot) => snapshot.matches('outdated'));
  return (
    <p role="status">
      {isOutdated ? (
        <>
          Hay una versión nueva del sitio.{' '}
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              void import('#src/browser/activate-new-version.ts').then(
                ({ activateNewVersion }) => activateNewVersion(),
                reload,
              );
            }}
          >
            Actualizar
          </button>
        </>
      ) : null}
    </p>
  );
}
