import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { NO_TOKEN, REQUEST_TIMEOUT_MS } from '#src/config/constants.ts';
import { fillPath } from '#src/config/paths.ts';
import { contract, type CallName, type InputOf, type OutputOf } from './contract/index.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { ApiError, kindOfStatus } from './errors.ts';
import { differencesOf } from './issues.ts';

/** What a client needs to know of the world. */
export interface ClientOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly apiHost: string;
  /** The stored token, read anew for every request, so that the header follows it at once. */
  readonly readToken: () => string | null;
  /** Told of every 401 that ends a session, with the token that was refused. */
  readonly onUnauthorized: (token: string | null) => void;
}

/** Makes the calls of the contract. */
export interface Client {
  /**
   * Makes a call and decodes its reply.
   * @throws ApiError, and nothing else.
   */
  request<N extends CallName>(call: N, input: InputOf<N>, options?: RequestOptions): Promise<OutputOf<N>>;
}

export interface RequestOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Sent in place of the stored token: a logout leaves with the token of the session that it ends. */
  readonly token?: string | null;
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
    async request(call, input, { signal, token = options.readToken() } = {}) {
      const endpoint: Endpoint = contract[call];
      const text = await send(http, call, endpoint, input, bearer(token), signal).catch((error: unknown) => {
        const failure = toApiError(call, error);
        if (failure.kind === 'unauthorized' && endpoint.on401 === 'end-session') {
          options.onUnauthorized(token);
        }
        throw failure;
      });
      return decode(call, text);
    },
  };
}

/** `Bearer <token>`, or literally `Bearer no token` (SPEC 4). */
const bearer = (token: string | null) => `Bearer ${token ?? NO_TOKEN}`;

async function send(
  http: AxiosInstance,
  call: CallName,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  authorization: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const params = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const response = await http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: { Authorization: authorization },
    ...(endpoint.body === 'json' ? { data: input } : {}),
    ...(endpoint.body === 'multipart' ? { data: toFormData(input) } : {}),
    ...(signal ? { signal } : {}),
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

/** An empty body reads as undefined, which only the calls whose reply SPEC leaves open accept. */
function parseJson(text: string): unknown {
  const body: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  return body;
}

function decode<N extends CallName>(call: N, text: string): OutputOf<N> {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (cause) {
    throw new ApiError({ kind: 'broken', call, cause, issues: [{ path: '', message: 'not JSON' }] });
  }
  const result = z.safeParse(decoders[call].output, body);
  if (result.success) return result.data;
  throw new ApiError({
    kind: 'broken',
    call,
    issues: differencesOf(result.error.issues),
  });
}

/** The table seen so that the output's type follows the call's name. */
const decoders: { readonly [N in CallName]: { readonly output: z.core.$ZodType<OutputOf<N>> } } = contract;

function toApiError(call: CallName, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError({ kind: 'cancelled', call, cause: error });
  const response = isAxiosError<unknown>(error) ? error.response : undefined;
  // Without a text the body was cut half way: a status alone is not an answer.
  if (response === undefined || typeof response.data !== 'string') {
    return new ApiError({ kind: 'unreachable', call, cause: error });
  }
  const { status, data } = response;
  const body = errorBody(data);
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
