import { tokens } from '#machines/session/fixtures.ts';
import { renderPdf } from '#mocks/files/pdf.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { href } from '#src/config/routes.ts';

export const path = `${href('priceList')}?publicar=archivo`;

export const start = { name: 'Quien administra', token: tokens.stored, as: 'administrator' } as const;

export const shown: Publication = {
  id: 'lista-de-precios-persianas-2026',
  kind: 'list-price',
  name: 'Lista de precios de persianas 2026',
  url: '/storage/files/lista-de-precios-persianas-2026.pdf',
  version: '2026.2',
  updated_at: '2026-08-03T15:00:00.000Z',
  valid_from: null,
  withdrawn: false,
};

export const planned: Publication = {
  ...shown,
  id: 'lista-2087',
  name: 'Lista de precios de persianas 2087',
  url: '/storage/files/lista-2087.pdf',
  version: null,
  valid_from: '2087-01-05',
};

export const withdrawn: Publication = { ...shown, withdrawn: true };

/** A PDF of one page, as a person chooses it. */
export const pdfFile = new File(
  [
    renderPdf({
      title: 'Lista 2087',
      subtitle: 'Desde enero',
      lines: [{ text: 'Screen 5 %', amount: '$1,237.50' }],
    }),
  ],
  'lista-de-precios-2087.pdf',
  { type: 'application/pdf' },
);
