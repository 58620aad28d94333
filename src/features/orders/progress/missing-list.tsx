import { Stack, Text } from '@mantine/core';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { missingTexts } from '#src/features/order-facts/missing-texts.ts';
import { IconAlertTriangle } from '#src/ui/icons.ts';
import classes from './missing-list.module.css';

interface MissingListProps {
  readonly order: SavedOrder;
  readonly whom: 'customer' | 'workshop';
}

/** What an order lacks before it can go on; nothing when it lacks nothing. */
export function MissingList({ order, whom }: MissingListProps) {
  const texts = missingTexts(order, whom);
  if (texts.length === 0) return null;
  return (
    <div className={classes.missing}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <div>
        <Text fw={500} fz="md">
          Para seguir falta
        </Text>
        <Stack component="ul" gap={2} aria-label="Para seguir falta">
          {texts.map(({ sentence }) => (
            <Text key={sentence} component="li" fz="md">
              {sentence}
            </Text>
          ))}
        </Stack>
      </div>
    </div>
  );
}
