import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { configure } from 'storybook/test';
import { createClient } from '#src/api/client.ts';
import { connect } from '#src/api/connection.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import { createServices } from '#src/app/create-services.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { ServicesContext } from '#src/screens/support/services.ts';
import { DemoContext, type DemoSlot } from '#src/ui/demo.ts';
import styles from './with-screen.module.css';

// What a machine under load takes to answer says nothing of the screen.
configure({ asyncUtilTimeout: 10_000 });

interface Scene {
  /** Where the screen stands; links lead to a page that says its address. */
  readonly path: string;
  readonly hash?: string;
  /** History state that the person arrives with. */
  readonly state?: unknown;
  /** Key of the captcha service; null for none. @default a made-up one */
  readonly siteKey?: string | null;
  readonly demo?: DemoSlot;
  /** For screens whose frame gives the margin. @default false */
  readonly padded?: boolean;
}

/** Shows a screen alone, as the app would: its own services, the stored token, the real client, a router. */
export const withScreen = (screen: ReactNode, scene: Scene) => () => <Stage screen={screen} {...scene} />;

function Stage({
  screen,
  path,
  hash = '',
  state,
  siteKey = 'llave-de-prueba',
  ...scene
}: Scene & { screen: ReactNode }) {
  const [services] = useState(() => {
    connect(createClient({ apiHost: '', readToken, onUnauthorized: reportRefusal }));
    Reflect.deleteProperty(window, 'grecaptcha');
    return createServices(Promise.resolve(decodeRuntimeConfig({ recaptchaSiteKey: siteKey })), readToken());
  });
  const [ready] = useState(() => Promise.resolve(services));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, element: screen },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [{ pathname: path, hash, state }] },
    ),
  );
  useEffect(() => {
    services.counters.start();
    services.session.start();
    return () => {
      services.session.stop();
      services.counters.stop();
    };
  }, [services]);
  return (
    <ServicesContext value={ready}>
      <DemoContext value={scene.demo ?? null}>
        <main className={scene.padded ? styles['padded'] : undefined}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </main>
      </DemoContext>
    </ServicesContext>
  );
}

/** Any other page: its address, and what was handed over to it. */
function Elsewhere() {
  const { pathname, hash, state } = useLocation();
  return (
    <>
      <h1>{pathname + hash}</h1>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
