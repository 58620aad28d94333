import type { ConfigError } from '#src/config/config-error.ts';
import { createRoot } from '../react.ts';
import { PlainPage } from './plain-page.tsx';
import { ReloadButton } from './reload-button.tsx';

/** Replaces the page and tells a deployer what is wrong. An update is not possible: the page may still be hydrating. */
export function showConfigError(container: HTMLElement, { message }: ConfigError): void {
  const page = document.createElement('div');
  container.replaceWith(page);
  createRoot(page).render(
    <PlainPage title="La configuración no se puede usar">
      <p role="alert">
        Revisa <code>config.json</code>: {message}.
      </p>
      <p>
        <ReloadButton />
      </p>
    </PlainPage>,
  );
}
