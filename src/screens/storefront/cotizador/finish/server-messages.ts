import type { ApiError } from '#src/api/errors.ts';

/** Fields of the server's messages about a window: `windows.3.color`. */
const OF_WINDOW = /^windows\.(\d+)(?:\.|$)/;

/** Whether a message is about one window, and is shown there. */
export const isOfWindow = (field: string): boolean => OF_WINDOW.test(field);

/** The server's messages by window key. @param sent the keys of the sent windows, in order */
export function messagesByWindow(
  error: ApiError | null,
  sent: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const byWindow: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(error?.fields ?? {})) {
    const key = sent[Number(OF_WINDOW.exec(field)?.[1] ?? -1)];
    if (key !== undefined) byWindow[key] = [...(byWindow[key] ?? []), ...messages];
  }
  return byWindow;
}

/** Whether the server's prices differ from those shown. */
export const hasOtherPrice = (error: ApiError | null): boolean =>
  error !== null && ['total_centavos', 'price_list'].some((field) => error.fields[field] !== undefined);
