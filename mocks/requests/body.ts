import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { Refusal } from './refusal.ts';

/** Fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** Secrets are kept as typed; all other texts are trimmed. */
const isSecret = (name: string) => name.includes('password');

const trimmed = (name: string, value: unknown) =>
  typeof value === 'string' && !isSecret(name) ? value.trim() : value;

async function parseJson(request: Request): Promise<object> {
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    throw new Refusal(400, 'El cuerpo de la petición no es JSON.');
  }
}

/** Reads the input of a call in the format of its contract entry. @throws Refusal 400 */
export async function readFields(request: Request, body: Endpoint['body']): Promise<Fields> {
  if (body === 'none') return {};
  const entries =
    body === 'json' ? Object.entries(await parseJson(request)) : [...(await request.formData()).entries()];
  return Object.fromEntries(entries.map(([name, value]) => [name, trimmed(name, value)]));
}
