import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './suggestions/finder.module.css';
import { finderQuestions, NO_ANSWERS, type FinderAnswers } from './suggestions/questions.ts';

const FoundBlinds = lazyPart<{ readonly answers: FinderAnswers }>(
  () => import('./suggestions/found.tsx').then((module) => ({ default: module.FoundBlinds })),
  () => null,
);

/** Four questions, and three blinds that fit the answers. The address holds the answers, so that they can be shared. */
export function Finder() {
  const { values, change } = useListQuery(NO_ANSWERS);
  // The prerendered page does not know the query of its address.
  const answers = useHydrated() ? values : NO_ANSWERS;
  const missing = finderQuestions.filter(({ id }) => answers[id] === '').length;
  return (
    <div className={layout.stack} data-gap="large">
      {finderQuestions.map(({ id, title, answers: options }) => (
        <div key={id} className={classes.question}>
          <p aria-hidden="true" className={text.name}>
            {title}
          </p>
          <Segmented<string>
            legend={title}
            options={options}
            value={answers[id]}
            onChange={(value) => {
              change({ [id]: value });
            }}
          />
        </div>
      ))}
      <p role="status" className={text.soft}>
        {missing === 0
          ? 'Estas tres te convienen más.'
          : missing === finderQuestions.length
            ? 'Contesta las cuatro y te decimos cuáles te convienen, y por qué.'
            : `Te ${missing === 1 ? 'falta una respuesta' : `faltan ${String(missing)} respuestas`}.`}
      </p>
      {missing > 0 ? null : (
        <Suspense fallback={<Waiting label="Buscando entre todas…" />}>
          <FoundBlinds answers={answers} />
        </Suspense>
      )}
    </div>
  );
}
