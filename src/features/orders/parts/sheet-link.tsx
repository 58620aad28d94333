import { Button, Group, Text } from '@mantine/core';
import { IconRuler2 } from '#src/ui/icons.ts';
import { OrderSection } from './order-section.tsx';

interface SheetLinkProps {
  /** Whether it has the focus when it appears. */
  readonly focused: boolean;
  readonly onOpen: () => void;
}

/** Leads to the workshop's sheet of an order. */
export const SheetLink = ({ focused, onOpen }: SheetLinkProps) => (
  <OrderSection title="Para el taller">
    <Text c="dimmed" fz="md">
      Medidas de corte de cada ventana, hojas para imprimir y etiquetas.
    </Text>
    <Group gap="xs">
      <Button
        ref={focused ? focusWhenShown : null}
        onClick={onOpen}
        leftSection={<IconRuler2 size={16} stroke={1.5} aria-hidden />}
      >
        Hoja de taller
      </Button>
    </Group>
  </OrderSection>
);

const focusWhenShown = (button: HTMLElement | null) => {
  button?.focus();
};
