import { afterEach as axe } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof axe>[0];

/** Another way in which what a story shows can be looked at. */
export interface View {
  readonly name: string;
  /** Shows it in this way while something is done. */
  readonly during: (act: () => Promise<void>) => Promise<void>;
}

let views: readonly View[] = [];

/** Whoever runs the stories says in which other ways axe is to look at them. */
export function alsoIn(others: readonly View[]): void {
  views = others;
}

/** Holds what a story has come to against axe in every other view; says in which ones it fails. */
export async function checkViews(context: Context): Promise<void> {
  const failures: string[] = [];
  for (const { name, during } of views) {
    try {
      await during(async () => {
        await axe(context);
      });
    } catch (error) {
      failures.push(`${name}: ${String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
