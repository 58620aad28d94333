import { clsx as cx } from 'clsx';
import { lazy, Suspense } from 'react';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { Field } from '#src/forms/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './place-fields.module.css';

const PlaceFields = lazy(() =>
  import('./place-fields.tsx').then((module) => ({ default: module.PlaceFields })),
);

/** State and municipality in a public form: plain disabled fields until the searchable lists are loaded. */
export function LazyPlaceFields() {
  return useHydrated() ? (
    <Suspense fallback={<DisabledFields />}>
      <PlaceFields />
    </Suspense>
  ) : (
    <DisabledFields />
  );
}

/** Disabled fields, as high as those that replace them. */
const DisabledFields = () => (
  <div className={cx(layout.stack, styles.place)}>
    <Field name="state_id" label="Estado">
      {(control) => <input {...control} disabled />}
    </Field>
    <Field name="municipality_id" label="Municipio">
      {(control) => <input {...control} disabled />}
    </Field>
  </div>
);
