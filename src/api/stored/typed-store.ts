import * as z from 'zod/mini';
import { TYPED_IS_KEPT_MS } from '#src/config/constants.ts';

/** Texts by the name of their field. */
const Values = z.record(z.string(), z.string());
type Values = z.output<typeof Values>;

/** What was typed into a form, with the time in ms since 1970 when it was kept. */
const Form = z.object({ at: z.number(), values: Values });

/** What was typed into forms when a session expired, or their page was left. */
const Kept = z.object({
  version: z.literal(1),
  /** Id of the person who typed; null for a visitor. */
  person: z.nullable(z.number()),
  /** By the form's name. */
  forms: z.record(z.string(), z.unknown()),
});
type Kept = Omit<z.output<typeof Kept>, 'forms'> & {
  readonly forms: Readonly<Record<string, z.output<typeof Form>>>;
};

/** Key in the storage of this tab, which ends with the tab. */
export const TYPED_KEY = 'rollux-escrito';

/** Used when the storage throws (blocked by policy, full): it is then kept while the page is open. */
let memory: Kept | null = null;

function stored(): unknown {
  try {
    const text = sessionStorage.getItem(TYPED_KEY);
    return text === null ? memory : JSON.parse(text);
  } catch {
    return memory;
  }
}

/** What is kept, can be read and is not too old; null for nothing. */
function read(): Kept | null {
  const kept = z.safeParse(Kept, stored()).data;
  if (kept === undefined) return null;
  const forms = Object.entries(kept.forms).flatMap(([name, value]) => {
    const form = z.safeParse(Form, value).data;
    return form !== undefined && Math.abs(Date.now() - form.at) < TYPED_IS_KEPT_MS
      ? [[name, form] as const]
      : [];
  });
  return { ...kept, forms: Object.fromEntries(forms) };
}

function write(kept: Kept): void {
  clearTyped();
  if (Object.keys(kept.forms).length === 0) return;
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
  } catch {
    memory = kept;
  }
}

/** Forgets everything that was typed. */
export function clearTyped(): void {
  memory = null;
  try {
    sessionStorage.removeItem(TYPED_KEY);
  } catch {
    // A blocked storage holds nothing.
  }
}

/** Forgets what is older than 30 minutes, and what cannot be read. */
export function dropOldTyped(): void {
  const kept = read();
  if (kept === null) clearTyped();
  else write(kept);
}

/**
 * Keeps what a person typed and has not saved.
 * @param person id of the person; null for a visitor
 * @param forms texts by the name of the field, by the name of the form
 */
export function keepTyped(person: number | null, forms: Readonly<Record<string, Values>>): void {
  const before = read();
  const at = Date.now();
  const now = Object.fromEntries(Object.entries(forms).map(([name, values]) => [name, { at, values }]));
  write({ version: 1, person, forms: { ...(before?.person === person ? before.forms : {}), ...now } });
  setTimeout(dropOldTyped, TYPED_IS_KEPT_MS);
}

/**
 * Takes what was kept of a form, once. What another person typed is never returned, and is forgotten; what a visitor
 * typed belongs to the next person who logs in in this tab, because the login was asked for in the middle of it.
 * @param person id of the person now; null for a visitor
 */
export function takeTyped(person: number | null, form: string): Values | null {
  const kept = read();
  if (kept === null) return null;
  if (kept.person !== null && kept.person !== person) {
    // Until somebody has logged in, it may still be the same person.
    if (person !== null) clearTyped();
    return null;
  }
  const { [form]: taken, ...forms } = kept.forms;
  if (taken !== undefined) write({ ...kept, forms });
  return taken?.values ?? null;
}
