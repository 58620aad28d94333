import { afterEach as axe } from '@storybook/addon-a11y/preview';
import { kindsIn } from './kinds.ts';

type Context = Parameters<typeof axe>[0];

/** A way to view a story. */
export interface View {
  readonly name: string;
  /** Runs a function while the story is in this view. */
  readonly during: (act: () => Promise<void>) => Promise<void>;
}

interface CheckOptions {
  readonly views: readonly View[];
  /** Whether axe checks all of every story, or only what no earlier story has shown. */
  readonly all: boolean;
}

const currentView: View = { name: 'as it is played', during: (act) => act() };

let checkOptions: CheckOptions | null = null;

/** The titles of which axe has checked a whole story. */
const seenTitles = new Set<string>();

/** The kinds of elements that axe has checked. */
const seenKinds = new Set<string>();

/** Set by the test run: the views in which axe checks the stories. */
export function setCheckedViews(options: CheckOptions): void {
  checkOptions = options;
}

/** Rules that look at one element and what lies behind it, for half of axe's time. */
const OWN_RULES = ['color-contrast', 'target-size'];

const withoutOwn = Object.fromEntries(OWN_RULES.map((rule) => [rule, { enabled: false }]));

/** The elements of a list that no other one of the list contains. */
const outermost = (elements: readonly Element[]) =>
  elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));

/**
 * Runs axe on a story's final state: in every view on the first story of a title, as it is played on the new kinds of
 * elements of later ones. The sweep checks all of every story. In Storybook itself the accessibility panel does this.
 * @throws Error naming the views with violations.
 */
export async function checkViews(context: Context & { readonly title: string }): Promise<void> {
  const { a11y } = context.parameters;
  if (checkOptions === null || a11y?.test === 'off') return;
  const isWhole = checkOptions.all || !seenTitles.has(context.title);
  const newKinds = [...kindsIn(document.body)].filter(([kind]) => !seenKinds.has(kind));
  const include = outermost(newKinds.map(([, element]) => element));
  if (!isWhole && include.length === 0) return;
  const { all: checksAll } = checkOptions;
  const check = async (part: object) => {
    await axe({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, ...part, disable: false } },
    });
  };
  const checkNew = async (options: object) => {
    try {
      await check({ context: { include }, options: { ...a11y?.options, ...options } });
    } catch (error) {
      // An element that was closing may be removed before axe checks it.
      if (include.some(({ isConnected }) => isConnected)) throw error;
    }
  };
  const failures: string[] = [];
  for (const { name, during } of isWhole ? [currentView, ...checkOptions.views] : [currentView]) {
    try {
      await during(async () => {
        if (checksAll) await check({});
        else {
          if (isWhole) await check({ options: { ...a11y?.options, rules: withoutOwn } });
          if (include.length > 0) await checkNew(isWhole ? { runOnly: OWN_RULES } : {});
        }
      });
    } catch (error) {
      failures.push(`${name}: ${String(error)}`);
    }
  }
  // After a failure nothing counts as checked, so that a retry checks the same.
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  seenTitles.add(context.title);
  for (const [kind] of newKinds) seenKinds.add(kind);
}
