import { beforeEach } from 'vitest';
import { reportChange } from '#src/api/changes.ts';
import { createClient } from '#src/api/client.ts';
import { connect } from '#src/api/connection.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { HOST } from './own-server.ts';

/** Configures the page's client as the app does, against the host of `useOwnServer`. */
export function useOwnClient(): void {
  beforeEach(() => {
    connect(
      createClient({ apiHost: HOST, readToken, onUnauthorized: reportRefusal, onChange: reportChange }),
    );
  });
}
