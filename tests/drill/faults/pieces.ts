import { faultsIn } from '../fault.ts';

/** Faults of components that many screens share. */
export const pieceFaults = [
  ...faultsIn('src/ui', [
    {
      name: 'Soft text is too pale on paper',
      file: 'src/ui/theme/global.css',
      find: `--ink-soft: light-dark(#5b625f,`,
      replace: `--ink-soft: light-dark(#8b938f,`,
    },
    {
      name: 'An error is not announced by screen readers',
      file: 'src/ui/messages/error-alert.tsx',
      find: `<div role="alert" className={classes.alert}>`,
      replace: `<div className={classes.alert}>`,
    },
  ]),
  ...faultsIn('src/remote-data', [
    {
      name: 'A refusal after too many attempts does not say that there were too many',
      file: 'src/remote-data/failure-text.ts',
      find: `if (error.kind !== 'throttled' ||`,
      replace: `if (error.kind === 'throttled' ||`,
    },
    {
      name: 'After several refusals another attempt is offered when the shortest wait is over',
      file: 'src/remote-data/use-retry-wait.ts',
      find: `(waitOf(other) ?? 0) - (waitOf(one) ?? 0)`,
      replace: `(waitOf(one) ?? 0) - (waitOf(other) ?? 0)`,
    },
  ]),
  ...faultsIn('src/forms', [
    {
      name: 'A select of thousands of options draws them all',
      file: 'src/forms/bounded-options.ts',
      find: `if (unique.length <= MOST_OPTIONS) return`,
      replace: `if (unique.length >= MOST_OPTIONS) return`,
    },
    {
      name: 'The label of a field names no control',
      file: 'src/forms/field.tsx',
      find: `          id,
          name,
          className`,
      replace: `          id: name,
          name,
          className`,
    },
  ]),
  ...faultsIn('src/lists', [
    {
      name: 'A name in a CSV file is run as a formula',
      file: 'src/lists/csv.ts',
      find: `? guardFormula(value) :`,
      replace: `? value :`,
    },
  ]),
];
