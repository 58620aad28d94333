import * as z from 'zod/mini';
import { FailureSchema } from './outcome.ts';

/**
 * One thing that is done during a walk:
 * - `send`: an event, with the payload of a named sample or one of one's own
 * - `answer`: what an invoke asked for comes (a sample's number) or goes wrong
 * - `wait`: time passes until a timer is due; `timer` is the event type that XState raises
 */
export const Act = z.discriminatedUnion('do', [
  z.object({ do: z.literal('send'), type: z.string(), sample: z.int() }),
  z.object({ do: z.literal('send own'), type: z.string(), payload: z.record(z.string(), z.unknown()) }),
  z.object({ do: z.literal('answer'), invoke: z.string(), with: z.union([z.int(), FailureSchema]) }),
  z.object({ do: z.literal('wait'), timer: z.string() }),
]);
export type Act = z.output<typeof Act>;

/** Whether two acts are the same. */
export const isSameAct = (one: Act, other: Act) => codeOf(one) === codeOf(other);

/** Hex of UTF-8: an address of Storybook takes letters, digits, hyphens and underscores only. */
const toHex = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

/** Names that XState gives have dots, which are hyphens in an address; ours have no hyphens. */
const dashed = (name: string) => name.replaceAll('.', '-');
const dotted = (name: string) => name.replaceAll('-', '.');

/** An act as it stands in an address: `send-session-login-0`, `answer-login-500`, `wait-xstate-after-…`. */
export function codeOf(act: Act): string {
  switch (act.do) {
    case 'send':
      return `send-${dashed(act.type)}-${String(act.sample)}`;
    case 'send own':
      return `own-${dashed(act.type)}-${toHex(JSON.stringify(act.payload))}`;
    case 'answer':
      return `answer-${dashed(act.invoke)}-${String(act.with)}`;
    case 'wait':
      return `wait-${dashed(act.timer)}`;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read(code: string): unknown {
  const [verb = '', ...rest] = code.split('-');
  const name = rest.slice(0, -1).join('-');
  const last = rest.at(-1) ?? '';
  const number = /^\d{1,2}$/.test(last) ? Number(last) : last;
  switch (verb) {
    case 'send':
      return { do: 'send', type: dotted(name), sample: number };
    case 'own':
      return { do: 'send own', type: dotted(name), payload: parse(fromHex(last)) };
    case 'answer':
      return { do: 'answer', invoke: dotted(name), with: number };
    case 'wait':
      return { do: 'wait', timer: dotted(rest.join('-')) };
    default:
      return null;
  }
}

/** The act that a code says, or null where it says none. */
export function actIn(code: string): Act | null {
  const decoded = z.safeParse(Act, read(code));
  return decoded.success ? decoded.data : null;
}
