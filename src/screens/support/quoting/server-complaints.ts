import type { ApiError } from '#src/api/errors.ts';

/** What a server says of one of the windows that it was sent: `windows.3.color`. */
const OF_WINDOW = /^windows\.(\d+)(?:\.|$)/;

/** Whether a message is about one window, and stands at it. */
export const isOfWindow = (field: string): boolean => OF_WINDOW.test(field);

/** What the server said of windows, by the keys of those that were sent, in their order. */
export function complaintsIn(
  error: ApiError | null,
  sent: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const complaints: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(error?.fields ?? {})) {
    const key = sent[Number(OF_WINDOW.exec(field)?.[1] ?? -1)];
    if (key !== undefined) complaints[key] = [...(complaints[key] ?? []), ...messages];
  }
  return complaints;
}

/** Whether the server works by other prices than those that were seen. */
export const saysOtherPrice = (error: ApiError | null): boolean =>
  error !== null && ['total_centavos', 'price_list'].some((field) => error.fields[field] !== undefined);
