import type * as z from 'zod/mini';

/** A path in a reply and what is wrong there. */
export interface Difference {
  /** For example `data.3.id`; '' is the reply itself. */
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the issues of a decoder with their exact paths. A union reports only that none of its shapes fits; the
 * issues of the shape that decoded furthest are returned instead.
 */
export function differencesOf(issues: readonly z.core.$ZodIssue[]): Difference[] {
  return flatten(issues).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

interface Flat {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function flatten(issues: readonly z.core.$ZodIssue[]): Flat[] {
  return issues.flatMap((issue): Flat[] => {
    if (issue.code !== 'invalid_union') return [issue];
    const shapes = issue.errors.map(flatten).filter((shape) => shape.length > 0);
    const [first, ...others] = shapes;
    if (first === undefined) return [issue];
    const meant = others.reduce((best, shape) => (depthOf(shape) > depthOf(best) ? shape : best), first);
    return meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
  });
}

const depthOf = (shape: readonly Flat[]) => Math.max(...shape.map(({ path }) => path.length));
