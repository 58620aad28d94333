import * as z from 'zod/mini';
import { Report } from '../../deploy/conformance/report.ts';

/** Reads a report's file; a sentence when it is none. */
export function readDrift(content: string): Report | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return 'el archivo no es JSON.';
  }
  const result = z.safeParse(Report, parsed);
  return result.success ? result.data : 'el archivo no es un reporte de diferencias.';
}
