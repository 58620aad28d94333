import { HttpResponse } from 'msw';
import { fieldErrorsOf } from '#mocks/faults/field-errors.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { withWrongTypes } from './wrong-types.ts';

/** How a call fails: its reply, or none. */
export type Fault = {
  readonly name: string;
  /** Whether the browser reports that it is offline. */
  readonly isOffline?: boolean;
} & (
  | { readonly kind: 'never' }
  /** No usable reply, whatever the call. */
  | { readonly kind: 'lost'; readonly respond: (call: CallName) => Response }
  | { readonly kind: 'status'; readonly status: number; readonly respond: (call: CallName) => Response }
  /** JSON with status 200, which some calls accept. */
  | { readonly kind: 'body'; readonly bodyOf: (call: CallName) => unknown }
);

/** A usable reply to a call, as JSON. */
const replyTo = (call: CallName) => JSON.stringify(fixtures[call].reply.sample ?? { message: 'Listo.' });

/** A refusal with the message that Laravel sends by default. */
const status = (code: number, message: string): Fault => ({
  name: String(code),
  kind: 'status',
  status: code,
  respond: (call) => {
    const { captcha: _captcha, ...fields } = code === 422 ? fieldErrorsOf(call) : {};
    const errors = code === 422 ? { errors: fields } : {};
    return HttpResponse.json({ message, ...errors }, { status: code });
  },
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A body whose connection is cut after its first half. */
function cut(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent) controller.error(new Error('cut'));
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      sent = true;
    },
  });
  return new Response(body, { headers: { ...JSON_TYPE, 'Content-Length': String(bytes.length) } });
}

/** Every fault of the matrix. */
export const matrixFaults: readonly Fault[] = [
  { name: 'offline', kind: 'lost', isOffline: true, respond: () => HttpResponse.error() },
  { name: 'cut connection', kind: 'lost', respond: (call) => cut(replyTo(call)) },
  { name: 'never answers', kind: 'never' },
  status(401, 'Unauthenticated.'),
  status(403, 'This action is unauthorized.'),
  status(404, 'Not Found'),
  status(409, ''),
  status(422, 'The given data was invalid.'),
  // Without Retry-After: the stage's clock stands still, so a counted wait would not end.
  status(429, 'Too Many Attempts.'),
  status(500, 'Server Error'),
  {
    name: 'HTML with 200',
    kind: 'lost',
    respond: () =>
      HttpResponse.html('<!doctype html><title>Welcome</title><h1>Sign in to the guest network</h1>'),
  },
  {
    name: 'cut JSON',
    kind: 'lost',
    // Within an object, because half of a number is a number.
    respond: (call) => new Response(`{"data":${replyTo(call)}`, { headers: JSON_TYPE }),
  },
  { name: 'null', kind: 'body', bodyOf: () => null },
  { name: 'wrong types', kind: 'body', bodyOf: (call) => withWrongTypes(fixtures[call].reply.sample) },
];
