import { page } from 'vitest/browser';
import { walkedResource } from './resource.ts';

export const work = () => page.getByRole('main');

export const list = () => work().getByRole('heading', { name: 'Lista de materiales' });

export const stock = walkedResource({
  part: work,
  label: 'Cargando el almacén…',
  loads: 'a closed plan loads what is free again',
  clears: 'nothing clears the stock while its plan is open',
});

export const { failure } = stock;
