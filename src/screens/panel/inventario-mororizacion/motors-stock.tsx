import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { MotorVignette } from '#src/ui/vignettes/motor.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function MotorsStock() {
  return (
    <NoticePage
      size="work"
      title={routes.motorsStock.title}
      lead="Aquí verás qué motores y controles hay en existencia; mientras tanto, pregúntanos por el que necesitas."
      vignette={<MotorVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
