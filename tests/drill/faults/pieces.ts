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
      file: 'src/ui/error-alert.tsx',
      find: `<div role="alert" className={classes.alert}>`,
      replace: `<div className={classes.alert}>`,
    },
  ]),
  ...faultsIn('src/kit', [
    {
      name: 'The label of a field names no control',
      file: 'src/kit/form/field.tsx',
      find: `          id,
          name,
          className`,
      replace: `          id: name,
          name,
          className`,
    },
    {
      name: 'A name in a CSV file is run as a formula',
      file: 'src/kit/list/csv.ts',
      find: `? guardFormula(value) :`,
      replace: `? value :`,
    },
  ]),
];
