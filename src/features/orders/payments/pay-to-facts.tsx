import { Button, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { copyTextMachine } from '#machines/support/copy-text.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import { clabeText, readClabe } from '#src/reading/clabe.ts';

/** Where an order is paid to. A CLABE whose digits do not fit together is not shown: nobody pays to a wrong account. */
export function PayToFacts({ order: { pay_to: account, folio } }: { readonly order: SavedOrder }) {
  const actor = useActorRef(copyTextMachine, useActorSurroundings());
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'failed' }));
  const clabe = account === null ? null : readClabe(account.clabe);
  if (account === null || clabe === null) return null;
  return (
    <>
      <FactsList
        facts={[
          { name: 'Banco', value: account.bank },
          { name: 'A nombre de', value: account.holder },
          {
            name: 'CLABE',
            value: (
              <>
                <span translate="no">{clabeText(clabe)}</span>{' '}
                <Button
                  size="compact-sm"
                  variant="light"
                  onClick={() => {
                    actor.send({ type: 'form.submit', values: { text: clabe } });
                  }}
                >
                  Copiar CLABE
                </Button>
              </>
            ),
          },
          { name: 'Referencia', value: <span translate="no">{folio}</span> },
        ]}
      />
      <Text role="status" fz="sm" c="dimmed">
        {isCopied ? 'CLABE copiada.' : hasFailed ? 'Tu navegador no nos dejó copiarla: selecciónala.' : null}
      </Text>
    </>
  );
}
