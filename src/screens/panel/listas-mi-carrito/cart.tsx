import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Cart() {
  return (
    <NoticePage
      size="work"
      title={routes.cart.title}
      lead="Aquí reunirás lo que vas a ordenar antes de confirmarlo; mientras tanto, haz tu pedido con nosotros."
      vignette={<BlindVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
