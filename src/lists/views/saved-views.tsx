import { Anchor, Group } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { ListView } from '../use-list-query.ts';
import { NameView } from './name-view.tsx';
import { RemovedView } from './removed-view.tsx';
import classes from './saved-views.module.css';
import { ViewChip } from './view-chip.tsx';

export interface SavedViewsProps {
  /** Which list it is, for ever the same. */
  readonly list: string;
  readonly view: ListView;
}

const textOf = (values: ListView['values']) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The views of a list that a person named, each shown by a press, and the button that names the shown one. */
export function SavedViews({ list, view }: SavedViewsProps) {
  const actor = useActorRef(savedViewsMachine, { input: { list }, ...useActorSurroundings() });
  const all = useSelector(actor, ({ context }) => context.views);
  const removed = useSelector(actor, (snapshot) =>
    snapshot.matches('undoable') ? snapshot.context.removed : null,
  );
  const question = useQuestion();
  const views = all.filter((one) => one.list === list);
  const shown = textOf(view.values);
  const canSave =
    Object.keys(view.values).length > 0 && !views.some(({ values }) => textOf(values) === shown);
  if (views.length === 0 && !canSave && removed === null) return null;
  return (
    <Group
      gap="0.5rem"
      role="group"
      aria-label="Vistas guardadas"
      className={views.length === 0 && removed === null ? undefined : classes.views}
    >
      {views.map(({ name, values }) => (
        <ViewChip
          key={name}
          name={name}
          isShown={textOf(values) === shown}
          onShow={() => {
            view.show(values);
          }}
          onRemove={() => {
            actor.send({ type: 'views.remove', name });
          }}
        />
      ))}
      {canSave ? (
        <Anchor component="button" fz="sm" underline="always" type="button" onClick={question.open}>
          Guardar vista
        </Anchor>
      ) : null}
      {removed === null ? null : (
        <RemovedView
          name={removed.view.name}
          onUndo={() => {
            actor.send({ type: 'views.undo' });
          }}
          onDismiss={() => {
            actor.send({ type: 'views.dismiss' });
          }}
        />
      )}
      {question.isOpen ? (
        <NameView
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            actor.send({ type: 'views.save', name, values: view.values });
            question.close();
          }}
          onCancel={question.close}
        />
      ) : null}
    </Group>
  );
}
