import { ActionIcon, Button, Group } from '@mantine/core';
import { IconX } from '#src/ui/icons.ts';

interface ViewChipProps {
  readonly name: string;
  /** Whether the list shows this view. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

/** A named view of a list, with the button that removes it. */
export const ViewChip = ({ name, isShown, onShow, onRemove }: ViewChipProps) => (
  <Group gap={0} wrap="nowrap">
    <Button
      radius="xl"
      variant={isShown ? 'light' : 'default'}
      aria-pressed={isShown}
      maw="14rem"
      onClick={onShow}
    >
      {name}
    </Button>
    <ActionIcon aria-label={`Quitar la vista ${name}`} onClick={onRemove}>
      <IconX size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  </Group>
);
