import { useSyncExternalStore } from 'react';

/** Says in the system bar that there is no connection and that no work is lost. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return <p role="status">{online ? null : 'Sin conexión: lo que escribas no se pierde.'}</p>;
}

function watchConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
