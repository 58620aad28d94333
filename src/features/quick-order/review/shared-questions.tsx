import { Button, Group, Stack, Text } from '@mantine/core';
import { memo, useId } from 'react';
import type { ListColumn, ListRow } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import fields from '#src/features/sheets/row-field.module.css';
import { inNumber } from '#src/format/numbers.ts';
import { titleOf } from '../columns/fields.ts';
import { answered, answeredBy, sharedQuestions } from '../rows/mend.ts';
import type { ReadOne } from '../rows/read-rows.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './shared-questions.module.css';

/** Questions that are shown at a time: the others come when these are answered. */
const MOST_SHOWN = 5;

interface SharedQuestionsProps {
  readonly actor: QuickOrderActor;
  readonly rows: readonly ListRow[];
  readonly columns: readonly ListColumn[];
  readonly readOne: ReadOne;
  readonly quotable: Quotable;
}

/** Questions that several rows ask: one answer mends all of them. */
export const SharedQuestions = memo(function SharedQuestions(props: SharedQuestionsProps) {
  const { actor, rows, columns, readOne, quotable } = props;
  const questions = sharedQuestions(rows, columns);
  if (questions.length === 0) return null;
  return (
    <ul className={classes.questions} aria-label="Dudas de varios renglones">
      {questions.slice(0, MOST_SHOWN).map((question) => (
        <Stack component="li" gap="xs" key={question.kind} className={classes.question}>
          <Text fz="md">
            <strong>En {inNumber(question.rows.length)} renglones.</strong> El primero: {question.says}
          </Text>
          <Group gap="xs">
            {question.offers.map(({ says }, at) => (
              <Button
                key={says}
                onClick={() => {
                  actor.send({ type: 'import.mend', rows: answered(question, at, readOne) });
                }}
              >
                {says}, en todos
              </Button>
            ))}
            {question.field === null ? null : (
              <OtherAnswer
                field={question.field}
                names={question.field === 'fabric' ? quotable.variants.map(({ name }) => name) : []}
                onAnswer={(text) => {
                  actor.send({ type: 'import.mend', rows: answeredBy(question, text, readOne) });
                }}
              />
            )}
          </Group>
        </Stack>
      ))}
    </ul>
  );
});

interface OtherAnswerProps {
  readonly field: string;
  /** What may be typed; none for no suggestions. */
  readonly names: readonly string[];
  readonly onAnswer: (text: string) => void;
}

/** Another answer for all rows, which is typed. */
function OtherAnswer({ field, names, onAnswer }: OtherAnswerProps) {
  const list = useId();
  const title = titleOf(field);
  return (
    <form
      className={classes.other}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('text');
        if (typeof text === 'string' && text.trim() !== '') onAnswer(text.trim());
      }}
    >
      <input
        name="text"
        className={fields.input}
        aria-label={`${title} en todos`}
        placeholder={`${title}…`}
        autoComplete="off"
        list={names.length === 0 ? undefined : list}
      />
      {names.length === 0 ? null : (
        <datalist id={list}>
          {[...new Set(names)].map((name) => (
            <option key={name} value={name} aria-label={name} />
          ))}
        </datalist>
      )}
      <Button type="submit">Poner en todos</Button>
    </form>
  );
}
