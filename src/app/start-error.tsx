import { ConfigError } from '#src/config/config-error.ts';
import { PlainPage } from './plain-page.tsx';

/** Why the app could not start at all, in words that a deployer can act on. */
export function StartError({ error }: { readonly error: unknown }) {
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <PlainPage
      title={
        error instanceof ConfigError ? 'La configuración no se puede usar' : 'No pudimos abrir la página'
      }
    >
      <p role="alert">
        {error instanceof ConfigError ? (
          <>
            Revisa <code>config.json</code>: {reason}.
          </>
        ) : (
          reason
        )}
      </p>
      <p>
        <a href={import.meta.env.BASE_URL}>Volver a intentarlo</a>
      </p>
    </PlainPage>
  );
}
