import { Suspense, useEffect, useState } from 'react';
import {
  createMemoryRouter,
  parsePath,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { configure } from 'storybook/test';
import { createClient, type Client } from '#src/api/client.ts';
import { connect } from '#src/api/connection.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import { onCall } from '#mocks/demo/call-log.ts';
import { inspect } from '#mocks/demo/running-machines.ts';
import { createServices } from '#src/app/create-services.ts';
import { readable } from '#src/app/readable.ts';
import { watched } from '#src/app/watched-client.ts';
import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';
import { ActorSurroundingsContext, type ActorSurroundings } from '#src/screens/support/actor-surroundings.ts';
import { ServicesContext } from '#src/screens/support/services.ts';
import { DemoContext, type DemoSlot } from '#src/ui/demo.ts';

// What a machine under load takes to answer says nothing of the screen.
configure({ asyncUtilTimeout: 20_000 });

/** What surrounds a story that the app would surround with the same. */
export interface Scene {
  /** Where the story begins; links lead to a page that says its address. */
  readonly path: string;
  readonly hash?: string;
  /** History state that the person arrives with. */
  readonly state?: unknown;
  /** Key of the captcha service; null for none. @default a made-up one */
  readonly siteKey?: string | null;
  /** Whether the server offers the calls that SPEC does not show. @default true */
  readonly assumedApi?: boolean;
  /** Where a card's number is typed; null for none. @default a page that says nothing */
  readonly cardField?: RuntimeConfig['cardField'];
  /** Tile server of the maps; null draws them. @default null */
  readonly mapTiles?: RuntimeConfig['mapTiles'];
  readonly demo?: DemoSlot;
  /** Who watches the actors, and by which clock they go. @default nobody, and the wall's */
  readonly surroundings?: ActorSurroundings;
  /** Stands between the app and the client that makes its calls. @default nothing */
  readonly aroundClient?: (client: Client) => Client;
}

/** The panel of scenarios and faults can stand beside any story: it hears of what happens there, as in the app. */
const PLAIN: ActorSurroundings = { inspect };

interface StageProps extends Scene {
  readonly routes: RouteObject[];
}

/** Shows routes as the app would: its own services, the stored token, the real client, a router. */
export function Stage({
  routes,
  path,
  hash = '',
  state,
  siteKey = 'llave-de-prueba',
  assumedApi = true,
  cardField = { url: 'about:blank', origin: location.origin },
  mapTiles = null,
  demo,
  surroundings = PLAIN,
  aroundClient = (client) => client,
}: StageProps) {
  const [services] = useState(() => {
    const client = createClient({ apiHost: '', assumedApi, readToken, onUnauthorized: reportRefusal });
    connect(watched(aroundClient(client), onCall));
    Reflect.deleteProperty(window, 'grecaptcha');
    return createServices(
      Promise.resolve({
        ...decodeRuntimeConfig({ recaptchaSiteKey: siteKey, assumedApi }),
        cardField,
        mapTiles,
      }),
      readToken(),
      surroundings,
    );
  });
  const [ready] = useState(() => readable(Promise.resolve(services)));
  const [router] = useState(() =>
    createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), hash, state }] }),
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
      <DemoContext value={demo ?? null}>
        <ActorSurroundingsContext value={surroundings}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </ActorSurroundingsContext>
      </DemoContext>
    </ServicesContext>
  );
}

/** Any other page: its address, and what was handed over to it. */
export function Elsewhere() {
  const { pathname, hash, state } = useLocation();
  return (
    <>
      <h1>{pathname + hash}</h1>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
