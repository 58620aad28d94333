import * as z from 'zod/mini';

/** The part of ApiError that holds the reason. */
const Failure = z.looseObject({ kind: z.string(), status: z.optional(z.number()) });

const reasons: Readonly<Record<string, string>> = {
  unreachable: 'sin conexión',
  cancelled: 'cancelada',
  broken: 'dañada',
};

/** The HTTP status of a failed call; null without an answer. */
export function statusOf(error: unknown): number | null {
  const failure = z.safeParse(Failure, error);
  return (failure.success ? failure.data.status : undefined) ?? null;
}

/** Why a call failed, in a word or by its status. */
export function reasonOf(error: unknown): string {
  const failure = z.safeParse(Failure, error);
  if (!failure.success) return 'error';
  const { kind, status } = failure.data;
  return reasons[kind] ?? (status === undefined ? kind : String(status));
}
