import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';

const dealers = [
  { id: 1, lat: 25.6714, lng: -100.3085, title: 'Persianas Cavazos', selected: true },
  { id: 2, lat: 20.6767, lng: -103.3475, title: 'Toldos Tapatíos' },
  { id: 3, lat: 20.9674, lng: -89.5926, title: MARKUP },
];

const onSelect = fn();
const onPick = fn();

const meta = preview.meta({
  title: 'Piezas/Mapa',
  component: ShopMap,
  tags: ['autodocs'],
  args: { label: 'Mapa de distribuidores', tiles: null },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onSelect.mockReset();
    onPick.mockReset();
  },
  parameters: { controls: { disable: false } },
});

/** All of Mexico, drawn from our own data, without requests. */
export const Drawn = meta.story({
  name: 'Dibujado',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Mapa de distribuidores' })).toBeVisible();
    await expect(await canvas.findByText('Ciudad de México')).toBeVisible();
    await expect(document.querySelectorAll('img')).toHaveLength(0);
  },
});

/** Markers can be selected by touch and keyboard; the selected one is marked. */
export const Dealers = meta.story({
  name: 'Distribuidores',
  args: { markers: dealers, onSelect },
  play: async ({ canvas, userEvent }) => {
    const chosen = await canvas.findByRole('button', { name: 'Persianas Cavazos' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Toldos Tapatíos' }));
    await expect(onSelect).toHaveBeenLastCalledWith(2);
    canvas.getByRole('button', { name: MARKUP }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(3));
  },
});

/** A marker to place, at the centre of the map. */
export const Pin = meta.story({
  name: 'Un pin',
  tags: ['long'],
  args: {
    view: { center: { lat: 20.6767, lng: -103.3475 }, zoom: 8 },
    pin: { lat: 20.6767, lng: -103.3475, title: 'Pin de Guadalajara' },
    onPick,
  },
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: 'Pin de Guadalajara' });
    pin.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onPick).toHaveBeenCalledTimes(1);
    await expect(onPick.mock.lastCall?.[0].lat).toBeLessThan(20.6767);
  },
});

/** On the narrowest phone the whole country fits. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { markers: dealers, onSelect },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Acercar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** The zoom buttons have Spanish names, and are disabled at the ends. */
export const Zoomed = meta.story({
  name: 'Acercado',
  tags: ['long'],
  args: { view: { center: { lat: 19.4326, lng: -99.1332 }, zoom: 13 } },
  play: async ({ canvas, userEvent }) => {
    const nearer = await canvas.findByRole('button', { name: 'Acercar' });
    await expect(nearer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Alejar' }));
    await waitFor(() => expect(nearer).toHaveAttribute('aria-disabled', 'false'));
  },
});

/** Invalid coordinates are left out. */
export const Impossible = meta.story({
  name: 'Imposible',
  tags: ['long'],
  args: {
    markers: [{ id: 1, lat: Number.NaN, lng: 0, title: 'Nadie' }],
    onSelect,
    view: { center: { lat: 4000, lng: -100 }, zoom: 8 },
    pin: { lat: 90, lng: -100, title: 'Pin del polo' },
    onPick,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Acercar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nadie' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pin del polo' })).toBeNull();
  },
});
