import { controls } from './items/controls.ts';
import { extras } from './items/extras.ts';
import { galleries } from './items/galleries.ts';
import type { Item } from './schema/item.ts';

/** Everything that a price list names beside variants and devices, so that a breakdown can be read. */
export const items: readonly Item[] = [...controls, ...galleries, ...extras];
