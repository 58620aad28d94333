import axios, {
  isAxiosError,
  isCancel,
  type AxiosError,
  type AxiosInstance,
  type AxiosResponse,
} from 'axios';
import * as z from 'zod/mini';
import { NO_TOKEN, REQUEST_TIMEOUT_MS } from '#src/config/constants.ts';
import { fillPath } from '#src/config/paths.ts';
import type { CounterName } from './contract/counter.ts';
import { endpointOf } from './contract/endpoint-of.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { CallName, InputOf, OutputOf } from './contract/index.ts';
import { decodeReply } from './decode-reply.ts';
import { ApiError, kindOfStatus, NOT_OFFERED, toFailure, type Obstacle } from './errors.ts';
import { parseJson } from './replies/parse-json.ts';
import { retryAfterMs } from './retry-after.ts';

/** Dependencies of a client. */
export interface ClientOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly apiHost: string;
  /** Returns the stored token. It is read for every request, so that the header is always current. */
  readonly readToken: () => string | null;
  /** Called for every 401 that ends a session, with the refused token. */
  readonly onUnauthorized: (token: string | null) => void;
  /** Called after every successful call that changes counters, with these counters. */
  readonly onChange?: (counters: readonly CounterName[]) => void;
  /** Called for every reply that is used without some of its optional fields, with what is wrong in them. */
  readonly onDrift?: (error: ApiError) => void;
  /** Whether the server offers the assumed calls; if not, they fail without a request (B85). @default true */
  readonly assumedApi?: boolean;
}

/** Makes the calls of the contract. */
export interface Client {
  /** Makes a call and decodes its reply. @throws ApiError and no other error. */
  request<N extends CallName>(call: N, input: InputOf<N>, options?: RequestOptions): Promise<OutputOf<N>>;
  /**
   * Fetches a document by an address from a reply: absolute, or relative to the API host. The token is sent only to
   * the API's own origin.
   * @throws ApiError and no other error.
   */
  download(address: string, options?: DownloadOptions): Promise<Blob>;
}

export interface RequestOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Sent instead of the stored token: a logout uses the token of the session that it ends. */
  readonly token?: string | null;
  /** Called with the upload progress, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with the HTTP status of a reply that is no failure, before it is decoded. */
  readonly onStatus?: ((status: number) => void) | undefined;
}

/** Progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  readonly arrived: number;
  /** Total bytes; null when the server does not send the length. */
  readonly total: number | null;
}

export interface DownloadOptions {
  /** Aborts the download. */
  readonly signal?: AbortSignal | undefined;
  /** Called for every part that arrives. */
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** Creates the client. Only this module uses axios. */
export function createClient(options: ClientOptions): Client {
  const http = axios.create({
    baseURL: options.apiHost,
    timeout: REQUEST_TIMEOUT_MS,
    withCredentials: false,
    allowAbsoluteUrls: false,
    headers: { Accept: 'application/json' },
    // axios returns cut JSON and HTML as strings: take the text and let the decoder below check it.
    responseType: 'text',
    transformResponse: (text: unknown) => text,
  });

  const client: Client = {
    async request(call, input, { signal, token = options.readToken(), onProgress, onStatus } = {}) {
      const endpoint = await loaded(call, endpointOf(call));
      if (endpoint.assumed !== 'no' && options.assumedApi === false) {
        throw new ApiError({ kind: 'unavailable', call });
      }
      const ask = (query: string) =>
        send(http, call, endpoint, input, {
          authorization: bearer(token),
          signal,
          onProgress,
          onStatus,
          query,
        }).catch(async (error: unknown) => {
          const obstacle = isUnanswered(error) ? await obstacleIn(options.apiHost, error) : null;
          const failure = toApiError(call, endpoint, error, obstacle);
          if (failure.kind === 'unauthorized' && endpoint.on401 === 'end-session') {
            options.onUnauthorized(token);
          }
          throw failure;
        });
      const decoded = (text: string) =>
        decodeReply(call, endpoint.output, text, {
          signal,
          onDrift: options.onDrift,
          askPage: endpoint.method === 'GET' ? ask : undefined,
        });
      const output = await decoded(await ask('')).catch(async (error: unknown) => {
        if (!endpoint.readBack || !toFailure(error).isSilent) throw error;
        const { readBack } = await loaded(call, import('./replies/read-back.ts'));
        return decoded(await readBack(client, endpoint, input, { token, signal }));
      });
      if (endpoint.keyed) (await import('./keys/idempotency-key.ts')).keyAnswered(endpoint);
      if (endpoint.changes.length > 0) options.onChange?.(endpoint.changes);
      return output;
    },

    download: async (address, { signal, onProgress } = {}) => {
      const { fetchDocument } = await loaded(null, import('./fetch-document.ts'));
      return fetchDocument(address, {
        apiHost: options.apiHost,
        authorization: bearer(options.readToken()),
        signal,
        onProgress,
      });
    },
  };
  return client;
}

/** A script that a call needs. Without it nothing was sent, as without a connection. @throws ApiError `unreachable` */
async function loaded<Module>(call: CallName | null, script: Promise<Module>): Promise<Module> {
  try {
    return await script;
  } catch (cause) {
    throw new ApiError({ kind: 'unreachable', call, cause });
  }
}

/** Returns `Bearer <token>`, or literally `Bearer no token` (B27, B28). */
const bearer = (token: string | null) => `Bearer ${token ?? NO_TOKEN}`;

interface SendOptions {
  readonly authorization: string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: RequestOptions['onProgress'];
  readonly onStatus: RequestOptions['onStatus'];
  /** Of a further page of a list, such as `?page=2`; '' for none. */
  readonly query: string;
}

async function send(
  http: AxiosInstance,
  call: CallName,
  endpoint: Omit<Endpoint, 'output'>,
  input: Readonly<Record<string, unknown>>,
  { authorization, signal, onProgress, onStatus, query }: SendOptions,
): Promise<string> {
  const params = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const url = fillPath(endpoint.path, params) + query;
  const key = endpoint.keyed
    ? await import('./keys/idempotency-key.ts').then(({ idempotencyKey }) =>
        idempotencyKey(endpoint, url, input),
      )
    : null;
  const response = await http.request<unknown>({
    method: endpoint.method,
    url,
    headers: {
      Authorization: authorization,
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    ...(endpoint.body === 'json' ? { data: input } : {}),
    ...(endpoint.body === 'multipart' ? { data: toFormData(input) } : {}),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
  });
  onStatus?.(response.status);
  if (typeof response.data === 'string') return response.data;
  if (response.data === null || response.data === undefined) return '';
  throw new ApiError({ kind: 'broken', call, status: response.status });
}

function toFormData(input: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(field, value);
    else form.append(field, String(value));
  }
  return form;
}

/** Whether a request got no reply at all, and the app did not stop waiting for it. */
const isUnanswered = (error: unknown): error is AxiosError =>
  isAxiosError(error) && !isCancel(error) && error.response === undefined;

/** What keeps the browser from an API of another origin, when its request got no reply. */
async function obstacleIn(apiHost: string, { config }: AxiosError): Promise<Obstacle | null> {
  if (apiHost === '' || config?.method === undefined) return null;
  try {
    const { obstacleTo } = await import('./obstacle.ts');
    return await obstacleTo({ apiHost, method: config.method, headers: config.headers });
  } catch {
    return null;
  }
}

function toApiError(
  call: CallName,
  { assumed }: Pick<Endpoint, 'assumed'>,
  error: unknown,
  obstacle: Obstacle | null,
): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError({ kind: 'cancelled', call, cause: error });
  const response = isAxiosError<unknown>(error) ? error.response : undefined;
  // Without a text the body was cut: a status alone is not a reply.
  if (response === undefined || typeof response.data !== 'string') {
    return new ApiError({ kind: 'unreachable', call, obstacle, cause: error });
  }
  const { status, data } = response;
  const body = errorBody(data);
  if (NOT_OFFERED.includes(status) && assumed === 'list') {
    return new ApiError({ kind: 'unavailable', call, status, body, cause: error });
  }
  const kind = kindOfStatus(status, body);
  return new ApiError({
    kind,
    call,
    status,
    body,
    retryAfterMs: kind === 'throttled' || kind === 'fault' ? waitOf(response.headers) : null,
    cause: error,
  });
}

/** The wait that a refused request has to keep, in ms. From another origin only an exposed header can be read. */
function waitOf(headers: AxiosResponse['headers']): number | null {
  const textOf = (name: string) => z.safeParse(z.string(), headers[name]).data ?? null;
  return retryAfterMs(textOf('retry-after'), textOf('date'));
}

/** Returns the parsed error body; undefined when it is not JSON, such as a proxy's HTML page. */
function errorBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
