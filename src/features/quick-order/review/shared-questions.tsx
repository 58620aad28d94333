import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ListRow } from '#machines/quick-order/quick-order.machine.ts';
import { inNumber } from '#src/format/numbers.ts';
import { answered, sharedQuestions } from '../rows/mend.ts';
import type { ReadOne } from '../rows/read-rows.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import classes from './shared-questions.module.css';

/** Questions that are shown at a time: the others come when these are answered. */
const MOST_SHOWN = 5;

interface SharedQuestionsProps {
  readonly actor: QuickOrderActor;
  readonly rows: readonly ListRow[];
  readonly readOne: ReadOne;
}

/** Questions that several rows ask: one answer mends all of them. */
export function SharedQuestions({ actor, rows, readOne }: SharedQuestionsProps) {
  const questions = useMemo(() => sharedQuestions(rows), [rows]);
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
          </Group>
        </Stack>
      ))}
    </ul>
  );
}
