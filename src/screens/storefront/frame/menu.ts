import { href, routes } from '#src/config/routes.ts';

interface MenuLink {
  readonly to: string;
  readonly label: string;
}

export const productLinks: readonly MenuLink[] = [
  { to: href('blinds'), label: routes.blinds.title },
  { to: href('awnings'), label: routes.awnings.title },
  { to: href('motorization'), label: routes.motorization.title },
];

export const shopLinks: readonly MenuLink[] = [
  { to: href('quoter'), label: routes.quoter.title },
  { to: href('dealers'), label: routes.dealers.title },
  { to: href('about'), label: routes.about.title },
  { to: href('contact'), label: routes.contact.title },
];

export const accountLinks: readonly MenuLink[] = [
  { to: href('login'), label: 'Entrar a mi cuenta' },
  { to: href('access'), label: routes.access.title },
];
