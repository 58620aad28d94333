/** What a person typed into a form: the text, or the id of a choice, of each field by its name. */
export type TypedValues = Readonly<Record<string, string>>;

/** What was typed into several forms, by the form's name. */
export type TypedForms = Readonly<Record<string, TypedValues>>;

/** A form on the page. */
interface TypedForm {
  /** Names the form and its record in every session: `perfil`, `usuario-12`. */
  readonly name: string;
  /** What was typed and is not saved; null when nothing was. */
  readonly read: () => TypedValues | null;
  /** Fills the form with what was typed before. */
  readonly giveBack: (values: TypedValues) => void;
}

/** Takes what was kept of a form, once; null when nothing was. */
type Taking = (name: string) => TypedValues | null;

const shown = new Set<TypedForm>();
let take: Taking = () => null;

function offer(form: TypedForm): void {
  if (form.read() !== null) return;
  const values = take(form.name);
  if (values !== null) form.giveBack(values);
}

/** Registers a form while it is shown, and gives it what was kept of it. @returns the function that removes it */
export function registerTyped(form: TypedForm): () => void {
  shown.add(form);
  offer(form);
  return () => {
    shown.delete(form);
  };
}

/** What was typed and is not saved, of all forms on the page. */
export function collectTyped(): TypedForms {
  const all = [...shown].map(({ name, read }) => [name, read()] as const);
  return Object.fromEntries(all.flatMap(([name, values]) => (values === null ? [] : [[name, values]])));
}

/** Forgets what was kept of a form: it is saved. */
export function forgetTyped(name: string): void {
  take(name);
}

/** Gives forms, those on the page and later ones, what was kept of them. */
export function giveBackTyped(taking: Taking): void {
  take = taking;
  for (const form of [...shown]) offer(form);
}

let keep: (forms: TypedForms) => void = () => undefined;

/** Says where to keep what must survive a reload of the page. */
export function keepTypedIn(keeping: (forms: TypedForms) => void): void {
  keep = keeping;
}

/** Keeps what is typed into one form from now on, whatever happens to the page. */
export function keepTypedNow(name: string): void {
  const { [name]: values } = collectTyped();
  if (values === undefined) take(name);
  else keep({ [name]: values });
}
