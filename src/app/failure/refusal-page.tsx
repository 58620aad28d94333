import { ConfigError } from '#src/config/config-error.ts';
import type { StartRefusal } from '#src/config/start-refusal.ts';
import { createRoot } from '../react.ts';
import { PlainPage } from './plain-page.tsx';
import { ReloadButton } from './reload-button.tsx';

/**
 * Replaces the page and tells a deployer, or who opens the demo where it cannot run, what is wrong. An update is not
 * possible: the page may still be hydrating.
 */
export function showRefusal(container: HTMLElement, error: ConfigError | StartRefusal): void {
  const page = document.createElement('div');
  container.replaceWith(page);
  createRoot(page).render(
    <PlainPage
      title={error instanceof ConfigError ? 'La configuración no se puede usar' : 'No se puede abrir aquí'}
    >
      <p role="alert">
        {error instanceof ConfigError ? (
          <>
            Revisa <code>config.json</code>: {error.message}.
          </>
        ) : (
          error.message
        )}
      </p>
      <p>
        <ReloadButton />
      </p>
    </PlainPage>,
  );
}
