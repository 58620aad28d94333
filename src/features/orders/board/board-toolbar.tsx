import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { cardFilters } from './cards.ts';
import type { BoardCards } from './use-cards.ts';

interface BoardToolbarProps {
  readonly cards: BoardCards;
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

/** Search and filters of the board. */
export function BoardToolbar({ cards, isLoading, onReload }: BoardToolbarProps) {
  const { filters, change, makers, shown, all } = cards;
  const { busca, solo, de } = filters;
  return (
    <ListToolbar
      search={{
        value: busca,
        placeholder: 'Folio, título o cliente',
        onChange: (text) => {
          change({ busca: text });
        },
      }}
      filters={[
        {
          label: 'Cuáles',
          value: solo,
          options: cardFilters,
          onChange: (value) => {
            change({ solo: value });
          },
        },
        {
          label: 'De quién',
          value: de,
          options: [{ value: '', label: 'Todos' }, ...makers],
          onChange: (value) => {
            change({ de: value });
          },
        },
      ]}
      count={{ shown: shown.length, total: all.length, one: 'orden', many: 'órdenes' }}
      onClear={
        busca !== '' || solo !== '' || de !== ''
          ? () => {
              change({ busca: '', solo: '', de: '' });
            }
          : undefined
      }
    >
      <RefreshButton canRefresh={!isLoading} onRefresh={onReload} />
    </ListToolbar>
  );
}
