import type { CallName } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { cleanPath, cleanText, placesIn, type Known } from './clean-text.ts';

/** Paths of a reply that are sent. */
const MOST_PATHS = 5;

/** An error without personal data. */
export interface Description {
  readonly message: string;
  /** Where in our scripts, the innermost first. */
  readonly places: readonly string[];
  /** The call that failed, if one did. */
  readonly call?: CallName;
  /** Fields of its reply that could not be decoded; '' is the reply itself. Never their values. */
  readonly paths?: readonly string[];
}

/**
 * Describes anything that was thrown. A value that is not an error may contain private text, so only its type is
 * reported.
 */
export function describe(error: unknown, known: Known): Description {
  if (error instanceof ApiError) {
    const paths = [...new Set(error.issues.map(({ path }) => (path === '' ? '' : cleanPath(path))))];
    return {
      // Made of the call, the kind of failure and the status alone.
      message: error.message,
      places: [],
      ...(error.call === null ? {} : { call: error.call }),
      paths: paths.slice(0, MOST_PATHS),
    };
  }
  if (!(error instanceof Error)) return { message: `thrown: ${typeof error}`, places: [] };
  return {
    message: cleanText(`${error.name}: ${error.message}`, known),
    places: placesIn(error.stack ?? '', error.message, known),
  };
}
