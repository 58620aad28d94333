import { Suspense, useEffect, useState } from 'react';
import {
  createMemoryRouter,
  createPath,
  parsePath,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { onCall } from '#mocks/demo/call-log.ts';
import { inspect } from '#mocks/demo/running-machines.ts';
import { ActorSurroundingsContext, type ActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ServicesContext, type Services } from '#src/actor-hooks/services.ts';
import { reportChange } from '#src/api/changes.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { connect } from '#src/api/connection.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readKeptConfig } from '#src/api/stored/config-store.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { markWhenResolved } from '#src/app/mark-when-resolved.ts';
import { watchPage } from '#src/app/services/ask-version.ts';
import { createServices } from '#src/app/services/create-services.ts';
import { watched } from '#src/app/services/watched-client.ts';
import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';
import { omitOutbox } from '#src/features/outbox/outbox.ts';
import { DemoContext, type DemoSlot } from '#src/ui/frame/demo.ts';

/** The surroundings of a story. */
export interface Scene {
  /** The initial address; links lead to a page that shows its address. */
  readonly path: string;
  readonly hash?: string;
  /** History state on arrival. */
  readonly state?: unknown;
  /** Key of the captcha service; null without a captcha. @default a made-up one */
  readonly siteKey?: string | null;
  /** Whether the server offers the assumed calls. @default true */
  readonly assumedApi?: boolean;
  /** Address of the card provider's page; null without one. @default an empty page */
  readonly cardField?: RuntimeConfig['cardField'];
  /** Tile server of the maps; null draws them. @default null */
  readonly mapTiles?: RuntimeConfig['mapTiles'];
  /** ISO 4217 code of the amounts. @default MXN */
  readonly currency?: string;
  readonly demo?: DemoSlot;
  /** Whether config.json is answered. @default true */
  readonly hasConfig?: boolean;
  /** Whether quotes that cannot be sent are kept to be sent later. @default false */
  readonly hasOutbox?: boolean;
  /** Inspector and clock of the actors. @default none, and real time */
  readonly surroundings?: ActorSurroundings;
  /** Wraps the client that makes the app's calls. @default none */
  readonly aroundClient?: (client: Client) => Client;
  /** Called with the address of the page, now and whenever it changes. */
  readonly onAddress?: (address: string) => void;
}

/** The panel of scenarios and faults can show beside any story: it observes the story's calls and actors as in the app. */
const PLAIN: ActorSurroundings = { inspect };

interface StageProps extends Scene {
  readonly routes: RouteObject[];
}

/** Renders routes as in the app: with its services, the stored token, the real client and a router. */
export function Stage({
  routes,
  path,
  hash = '',
  state,
  siteKey = 'llave-de-prueba',
  assumedApi = true,
  cardField = { url: 'about:blank', origin: location.origin },
  mapTiles = null,
  currency = 'MXN',
  demo,
  hasConfig = true,
  hasOutbox = false,
  surroundings = PLAIN,
  aroundClient = (client) => client,
  onAddress,
}: StageProps) {
  const [services] = useState(() => {
    const client = createClient({
      apiHost: '',
      assumedApi,
      readToken,
      onUnauthorized: reportRefusal,
      onChange: reportChange,
    });
    connect(watched(aroundClient(client), onCall));
    Reflect.deleteProperty(window, 'grecaptcha');
    const config = {
      ...decodeRuntimeConfig({ recaptchaSiteKey: siteKey, assumedApi, currency }),
      cardField,
      mapTiles,
    };
    const created = createServices({
      token: readToken(),
      keptConfig: readKeptConfig(),
      askConfig: (tell) => {
        if (hasConfig) tell({ type: 'configuration.read', config });
      },
      version: { ask: () => undefined, watchPage },
      surroundings,
    });
    if (!hasOutbox) omitOutbox(created);
    return created;
  });
  const [ready] = useState(() => markWhenResolved(configured(services)));
  const [router] = useState(() =>
    createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), hash, state }] }),
  );
  useEffect(() => {
    onAddress?.(createPath(router.state.location));
    return router.subscribe(({ location }) => onAddress?.(createPath(location)));
  }, [router, onAddress]);
  useEffect(() => {
    services.version.start();
    services.counters.start();
    services.session.start();
    return () => {
      services.session.stop();
      services.counters.stop();
      services.version.stop();
      services.configuration.stop();
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

/** Starts the configuration before the first screen: a screen that waited for it would appear 300 ms later. */
async function configured(services: Services): Promise<Services> {
  await Promise.resolve();
  services.configuration.start();
  return services;
}

/** Any other page: shows its address and its history state. */
export function Elsewhere() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <h1>{pathname + hash}</h1>
      {search === '' ? null : <p>{search}</p>}
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
