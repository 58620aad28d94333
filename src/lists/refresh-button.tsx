import { Button } from '@mantine/core';
import { IconRefresh } from '#src/ui/icons.ts';

interface RefreshButtonProps {
  /** Whether it can be pressed now: not while the list loads. */
  readonly canRefresh: boolean;
  readonly onRefresh: () => void;
}

/** Loads a list again. It keeps the focus while it cannot be pressed. */
export function RefreshButton({ canRefresh, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      aria-disabled={!canRefresh || undefined}
      onClick={() => {
        if (canRefresh) onRefresh();
      }}
      leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
    >
      Actualizar
    </Button>
  );
}
