import type { Brand } from '#src/api/contract/assumed/brand.ts';

export const plainBrand: Brand = {
  name: '',
  logo: null,
  phone: null,
  address: null,
  terms: null,
  pay_to: null,
};

/** As its form sends it, and as the server answers it. */
export const namedBrand = {
  name: 'Persianas Cumbres',
  logo: null,
  phone: '8183560147',
  address: 'Paseo de los Leones 1733, Monterrey',
  terms: 'Instalamos de lunes a sábado.',
  pay_to: { bank: 'STP', holder: 'Persianas Cumbres', clabe: '646180987654321095' },
};
