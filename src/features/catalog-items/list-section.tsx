import { Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ResourceView, type ReloadableActor } from '#src/remote-data/resource-view.tsx';

interface ListSectionProps<Item> {
  readonly actor: ReloadableActor<readonly Item[]>;
  readonly title: string;
  /** A note below the title. */
  readonly note?: ReactNode;
  readonly loading: string;
  /** Shown when the list is empty. */
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the catalog with its heading. */
export function ListSection<Item>({ actor, title, note, loading, empty, children }: ListSectionProps<Item>) {
  const titleId = useId();
  return (
    <Stack component="section" gap="lg" aria-labelledby={titleId}>
      <div>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        {note === undefined ? null : (
          <Text c="dimmed" fz="md" mt={4}>
            {note}
          </Text>
        )}
      </div>
      <ResourceView
        actor={actor}
        loading={loading}
        onReload={() => {
          actor.send({ type: 'resource.load', input: {} });
        }}
      >
        {(items) =>
          items.length === 0 ? (
            <Text c="dimmed" fz="md">
              {empty}
            </Text>
          ) : (
            children(items)
          )
        }
      </ResourceView>
    </Stack>
  );
}
