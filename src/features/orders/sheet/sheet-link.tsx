import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { IconRuler2, IconScissors } from '#src/ui/icons.ts';
import { OrderSection } from '../details/order-section.tsx';

interface SheetLinkProps {
  /** Whether it has the focus when it appears. */
  readonly focused: boolean;
  readonly onOpen: () => void;
  /** Address of its cut plan; null where none is offered. */
  readonly planHref: string | null;
}

/** Leads to the workshop's sheet of an order. */
export const SheetLink = ({ focused, onOpen, planHref }: SheetLinkProps) => (
  <OrderSection title="Para el taller">
    <Text c="dimmed" fz="md">
      Medidas de corte de cada ventana, hojas para imprimir y etiquetas; y de qué rollos y barras se corta.
    </Text>
    <Group gap="xs">
      <Button
        ref={focused ? focusWhenShown : null}
        onClick={onOpen}
        leftSection={<IconRuler2 size={16} stroke={1.5} aria-hidden />}
      >
        Hoja de taller
      </Button>
      {planHref === null ? null : (
        <Button
          component={Link}
          to={planHref}
          leftSection={<IconScissors size={16} stroke={1.5} aria-hidden />}
        >
          Plan de corte
        </Button>
      )}
    </Group>
  </OrderSection>
);
