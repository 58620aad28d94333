import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { NO_TOKEN, REQUEST_TIMEOUT_MS } from '#src/config/constants.ts';
import { fillPath } from '#src/config/paths.ts';
import { endpointOf, type Entry } from './contract/endpoint-of.ts';
import type { CounterName } from './contract/counter.ts';
import type { CallName, InputOf, OutputOf } from './contract/index.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { ApiError, kindOfStatus, NOT_OFFERED } from './errors.ts';
import { differencesOf } from './issues.ts';

/** What a client needs to know of the world. */
export interface ClientOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly apiHost: string;
  /** The stored token, read anew for every request, so that the header follows it at once. */
  readonly readToken: () => string | null;
  /** Told of every 401 that ends a session, with the token that was refused. */
  readonly onUnauthorized: (token: string | null) => void;
  /** Told of every call that succeeded and changed what counters count, with these counters. */
  readonly onChange?: (counters: readonly CounterName[]) => void;
  /** Whether the server offers the assumed calls; else they fail without leaving (B85). @default true */
  readonly assumedApi?: boolean;
}

/** Makes the calls of the contract. */
export interface Client {
  /**
   * Makes a call and decodes its reply.
   * @throws ApiError, and nothing else.
   */
  request<N extends CallName>(call: N, input: InputOf<N>, options?: RequestOptions): Promise<OutputOf<N>>;
  /**
   * Fetches a document that a reply named, by its address: absolute, or below the API host. The token goes to the API's
   * own origin only.
   * @throws ApiError, and nothing else.
   */
  download(address: string, options?: DownloadOptions): Promise<Blob>;
}

export interface RequestOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Sent in place of the stored token: a logout leaves with the token of the session that it ends. */
  readonly token?: string | null;
  /** Told how much of the body has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** How much of a document has come. */
export interface DownloadProgress {
  /** Bytes that are here. */
  readonly arrived: number;
  /** Bytes that there are; null where the server does not say. */
  readonly total: number | null;
}

export interface DownloadOptions {
  /** Aborts the download. */
  readonly signal?: AbortSignal | undefined;
  /** Told of every part that arrives. */
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** The only module that knows axios. */
export function createClient(options: ClientOptions): Client {
  const http = axios.create({
    baseURL: options.apiHost,
    timeout: REQUEST_TIMEOUT_MS,
    withCredentials: false,
    allowAbsoluteUrls: false,
    headers: { Accept: 'application/json' },
    // axios resolves cut JSON and HTML as strings: take the text and let the decoder below judge it.
    responseType: 'text',
    transformResponse: (text: unknown) => text,
  });

  return {
    async request(call, input, { signal, token = options.readToken(), onProgress } = {}) {
      const endpoint = await endpointOf(call);
      if (endpoint.assumed !== 'no' && options.assumedApi === false) {
        throw new ApiError({ kind: 'unavailable', call });
      }
      const sent = send(http, call, endpoint, input, { authorization: bearer(token), signal, onProgress });
      const text = await sent.catch((error: unknown) => {
        const failure = toApiError(call, endpoint, error);
        if (failure.kind === 'unauthorized' && endpoint.on401 === 'end-session') {
          options.onUnauthorized(token);
        }
        throw failure;
      });
      const output = decode(call, endpoint.output, text);
      if (endpoint.changes.length > 0) options.onChange?.(endpoint.changes);
      return output;
    },

    download: async (address, { signal, onProgress } = {}) => {
      const { fetchDocument } = await import('./fetch-document.ts');
      return fetchDocument(address, {
        apiHost: options.apiHost,
        authorization: bearer(options.readToken()),
        signal,
        onProgress,
      });
    },
  };
}

/** `Bearer <token>`, or literally `Bearer no token` (B27, B28). */
const bearer = (token: string | null) => `Bearer ${token ?? NO_TOKEN}`;

interface Sending {
  readonly authorization: string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: RequestOptions['onProgress'];
}

async function send(
  http: AxiosInstance,
  call: CallName,
  endpoint: Omit<Endpoint, 'output'>,
  input: Readonly<Record<string, unknown>>,
  { authorization, signal, onProgress }: Sending,
): Promise<string> {
  const params = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const response = await http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: { Authorization: authorization },
    ...(endpoint.body === 'json' ? { data: input } : {}),
    ...(endpoint.body === 'multipart' ? { data: toFormData(input) } : {}),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
  });
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

/** An empty body reads as undefined, which only the calls with an open reply accept (B25). */
function parseJson(text: string): unknown {
  const body: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  return body;
}

function decode<N extends CallName>(call: N, output: Entry<N>['output'], text: string): OutputOf<N> {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (cause) {
    throw new ApiError({ kind: 'broken', call, cause, issues: [{ path: '', message: 'not JSON' }] });
  }
  const result = z.safeParse(output, body);
  if (result.success) return result.data;
  throw new ApiError({
    kind: 'broken',
    call,
    issues: differencesOf(result.error.issues),
  });
}

function toApiError(call: CallName, { assumed }: Pick<Endpoint, 'assumed'>, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError({ kind: 'cancelled', call, cause: error });
  const response = isAxiosError<unknown>(error) ? error.response : undefined;
  // Without a text the body was cut half way: a status alone is not an answer.
  if (response === undefined || typeof response.data !== 'string') {
    return new ApiError({ kind: 'unreachable', call, cause: error });
  }
  const { status, data } = response;
  const body = errorBody(data);
  if (NOT_OFFERED.includes(status) && assumed === 'list') {
    return new ApiError({ kind: 'unavailable', call, status, body, cause: error });
  }
  return new ApiError({ kind: kindOfStatus(status, body), call, status, body, cause: error });
}

/** Error bodies are read as far as they are JSON; a proxy's HTML says nothing to a person. */
function errorBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
