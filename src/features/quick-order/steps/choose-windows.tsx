import { useSelector } from '@xstate/react';
import { ChooseList } from '#src/features/sheets/choose-list.tsx';
import { saveCsv } from '#src/lists/csv.ts';
import { sampleColumns, sampleRows } from './files.ts';
import type { ListWords } from './list-words.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';

interface ChooseWindowsProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
}

/** Takes a list of windows from a person. */
export function ChooseWindows({ actor, words }: ChooseWindowsProps) {
  const what = useSelector(actor, ({ context }) => context.what);
  const source = useSelector(actor, ({ context }) => context.source);
  return (
    <ChooseList
      about="Sube tu lista en Excel, OpenDocument o CSV, una ventana por renglón: ubicación, tela, color, ancho, alto… O pega el mensaje en que te mandaron las medidas. Antes de agregar nada ves qué entendimos."
      what={what}
      name={source?.file.name ?? null}
      onSample={() => void saveCsv(sampleRows, sampleColumns, 'orden-de-ejemplo.csv')}
      keptAs="orden-rapida"
      example={'Ubicación\tTela\tColor\tAncho\tAlto'}
      pasted={source?.pasted ?? null}
      isOpen={words.pastes}
      onChoose={(chosen) => {
        actor.send({ type: 'import.choose', source: chosen });
      }}
    />
  );
}
