import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { SampleSection } from '#src/features/samples/sample-section.tsx';
import { directionsHref, whatsappHref } from '#src/ui/contact/contact-links.ts';
import { ShopFacts } from '#src/ui/contact/shop-facts.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { IconBrandWhatsapp, IconMapPin } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './contact.module.css';
import { MessageForm } from './message-form.tsx';
import { OpenDay } from './open-day.tsx';
import { ShopOnMap } from './shop-on-map.tsx';

const FORM_ID = 'escribenos';
const PLACE_ID = 'visitanos';

/** WhatsApp, a message form, and the address of the shop. */
export function Contact() {
  return (
    <div className={cx(layout.page, classes.screen)} data-room>
      <div className={classes.head}>
        <PageHeading lead="Dinos cómo es tu ventana y te orientamos: por WhatsApp al momento, por mensaje con calma, o en la tienda con las telas en la mano.">
          {routes.contact.title}
        </PageHeading>
        <p className={cx(layout.row, layout.apart)} data-apart="large">
          <a className={buttonClass('filled')} href={whatsappHref} rel="noreferrer">
            <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
            Escríbenos por WhatsApp
          </a>
          <Link className={buttonClass()} to={href('dealers')}>
            <IconMapPin size={18} stroke={1.5} aria-hidden />
            Busca un distribuidor
          </Link>
        </p>
      </div>
      <section className={classes.write} aria-labelledby={FORM_ID}>
        <h2 id={FORM_ID} className={cx(text.title, classes.title)}>
          Déjanos un mensaje
        </h2>
        <Suspense fallback={<Waiting label="Preparando el formulario…" />}>
          <MessageForm labelledBy={FORM_ID} />
        </Suspense>
      </section>
      <section aria-labelledby={PLACE_ID}>
        <h2 id={PLACE_ID} className={cx(text.title, classes.title)}>
          Visita la tienda
        </h2>
        <OpenDay />
        <ShopFacts size="large" />
        <Suspense fallback={<div className={classes.map} />}>
          <ShopOnMap />
        </Suspense>
        <p>
          <a className={buttonClass()} href={directionsHref(site.location)} rel="noreferrer">
            Cómo llegar
          </a>
        </p>
      </section>
      <SampleSection />
    </div>
  );
}
