import * as z from 'zod/mini';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Under which names servers say whether something is so. */
const SAYS = ['valid', 'success', 'ok', 'status', 'match', 'matches', 'result'];

const isNo = (value: unknown) =>
  !value || ['0', 'false', 'error', 'fail', 'failed'].some((no) => no === value);

const saysNo = (value: unknown): boolean =>
  isRecord(value)
    ? SAYS.some((key) => key in value && isNo(value[key])) || saysNo(value['data'])
    : isNo(value ?? true);

/** Reply of the password check: false, or a falsy field that says so, means no; any other value means yes. */
export const PasswordCheckReply = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => !saysNo(value)),
);
