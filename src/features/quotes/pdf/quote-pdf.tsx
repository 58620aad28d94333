import { Anchor, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { ownBrand } from '#machines/brand/brand.machine.ts';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import { fileName, printedQuoteOf, typedIn, type QuoteToPrint } from './printed-quote.ts';

/** Buttons that make a quote's PDF in the browser: the client's copy, and the maker's own copy with the cost. */
export function QuotePdf(props: QuoteToPrint) {
  const { quote, forClient } = props;
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const isOwn = quote.made_by === null || quote.made_by.id === user?.id;
  const { timeZone } = useConfig();
  const offered =
    forClient === null
      ? []
      : [
          {
            copy: 'client' as const,
            label: hasCost(quote) ? 'PDF para tu cliente' : 'Descargar PDF',
            name: fileName(quote, false),
          },
          ...(hasCost(quote)
            ? [{ copy: 'own' as const, label: 'PDF con mi costo', name: fileName(quote, true) }]
            : []),
        ];
  return (
    <PdfButtons
      offered={offered}
      typed={typedIn(quote)}
      make={async (copy, job) => {
        const [brand, { makePdf }, { quotePaper }] = await Promise.all([
          hasCost(quote) && isOwn ? ownBrand(job.signal) : null,
          import('#src/features/pdf/make-pdf.ts'),
          import('./pdf-document.ts'),
        ]);
        const printed = printedQuoteOf(props, {
          copy: copy === 'own' ? 'own' : 'client',
          user,
          brand,
          timeZone,
        });
        return makePdf(quotePaper(printed), job);
      }}
    >
      {forClient === null ? (
        <Text c="dimmed" fz="sm">
          El PDF para tu cliente necesita los precios de hoy o un margen: renuévala, o ponle uno en una copia.
        </Text>
      ) : hasCost(quote) && isOwn ? (
        <Anchor component={Link} fz="sm" underline="always" to={`${href('profile')}?seccion=marca`}>
          Cambiar cómo firmas
        </Anchor>
      ) : null}
    </PdfButtons>
  );
}
