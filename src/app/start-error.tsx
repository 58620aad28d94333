import { ConfigError } from '#src/config/config-error.ts';
import { PlainPage } from './plain-page.tsx';
import { createRoot } from './react.ts';
import { ReloadButton } from './reload-button.tsx';

/** Tells a deployer why the app could not start. */
function StartError({ error }: { readonly error: unknown }) {
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
        <ReloadButton />
      </p>
    </PlainPage>
  );
}

/** Replaces the page with the error. An update is not possible: the page may still be hydrating. */
export function showStartError(container: HTMLElement, error: unknown): void {
  const page = document.createElement('div');
  container.replaceWith(page);
  createRoot(page).render(<StartError error={error} />);
}
