import { site } from '#src/config/site.ts';
import { sayInstalments } from '#src/format/instalments.ts';
import text from '#src/ui/styles/text.module.css';

/** Instalments without interest for an amount; nothing where the shop has none, or for a smaller amount. */
export function Instalments({ centavos }: { readonly centavos: number }) {
  const offered = site.payment?.interestFree;
  if (offered === undefined || centavos < offered.leastCentavos) return null;
  const most = Math.max(...offered.months);
  return (
    <p
      className={text.soft}
      data-small
    >{`Hasta ${String(most)} meses sin intereses: ${sayInstalments(centavos, most)}, con ${offered.cards}.`}</p>
  );
}
