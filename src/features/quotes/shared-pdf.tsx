import { useConfig } from '#src/actor-hooks/services.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { fileName, printedCopyOf, typedIn } from './pdf/printed-quote.ts';

type SharedPdfProps = Parameters<typeof printedCopyOf>[0];

/** A button that makes the PDF of a quote for the client who opened its link. */
export function SharedPdf(props: SharedPdfProps) {
  const { timeZone } = useConfig();
  return (
    <ThemeProvider>
      <PdfButtons
        offered={[{ copy: 'client', label: 'Descargar PDF', name: fileName(props.quote, false) }]}
        typed={typedIn(props.quote)}
        make={async (_, job) => {
          const [{ makePdf }, { quotePaper }] = await Promise.all([
            import('#src/features/pdf/make-pdf.ts'),
            import('./pdf/pdf-document.ts'),
          ]);
          return makePdf(quotePaper(printedCopyOf(props, timeZone)), job);
        }}
      />
    </ThemeProvider>
  );
}
