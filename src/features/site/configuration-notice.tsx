import { useSelector } from '@xstate/react';
import { useServices } from '#src/actor-hooks/services.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import classes from './configuration-notice.module.css';

/** Says that no call can be sent yet, because the site's configuration cannot be reached (F20). */
export function ConfigurationNotice() {
  const { configuration } = useServices();
  const isUnreachable = useSelector(configuration, (snapshot) => snapshot.hasTag('unreachable'));
  // A prerendered page does not have it.
  const isHydrated = useHydrated();
  if (!isUnreachable || !isHydrated) return null;
  return (
    <div className={classes.notice}>
      <ErrorAlert
        title="No logramos conectar con el sitio"
        onRetry={() => {
          configuration.send({ type: 'configuration.retry' });
        }}
      >
        Lo intentamos de nuevo cada pocos segundos. Lo que escribas se queda aquí.
      </ErrorAlert>
    </div>
  );
}
