import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { ShopFacts } from '#src/ui/shop-facts.tsx';
import { DoorVignette } from '#src/ui/vignettes/door.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';
import classes from './contact.module.css';

export function Contact() {
  return (
    <NoticePage
      title={routes.contact.title}
      lead="Llámanos, escríbenos o ven con las fotos y medidas de tu ventana: con gusto te ayudamos a cubrirla."
      vignette={<DoorVignette />}
    >
      <Meanwhile />
      <div className={classes['facts']}>
        <ShopFacts size="large" />
      </div>
    </NoticePage>
  );
}
