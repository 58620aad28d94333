import { Button } from '@mantine/core';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import { clabeText, readClabe } from '#src/reading/clabe.ts';
import { copyText } from '#src/ui/notices/copy-text.ts';

/** Where an order is paid to. A CLABE whose digits do not fit together is not shown: nobody pays to a wrong account. */
export function PayToFacts({ order: { pay_to: account, folio } }: { readonly order: SavedOrder }) {
  const clabe = account === null ? null : readClabe(account.clabe);
  if (account === null || clabe === null) return null;
  const copy = () =>
    copyText(clabe, {
      done: 'Copiamos la CLABE',
      failed: 'No pudimos copiarla: selecciónala y cópiala tú.',
    });
  return (
    <FactsList
      facts={[
        { name: 'Banco', value: account.bank },
        { name: 'A nombre de', value: account.holder },
        {
          name: 'CLABE',
          value: (
            <>
              <span translate="no">{clabeText(clabe)}</span>{' '}
              <Button size="compact-sm" variant="light" onClick={() => void copy()}>
                Copiar CLABE
              </Button>
            </>
          ),
        },
        { name: 'Referencia', value: <span translate="no">{folio}</span> },
      ]}
    />
  );
}
