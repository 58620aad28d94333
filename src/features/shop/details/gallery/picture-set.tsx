import type { ComponentType } from 'react';
import { hasRoom } from '#src/features/room/dressing.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { LightPreview } from '../../light-preview.tsx';
import type { PictureProps } from './picture-props.ts';
import { RoomAt, RoomThumb } from './room-at.tsx';
import { CloseUp, CloseUpThumb } from './close-up.tsx';
import { DrawingThumb } from './drawing-thumb.tsx';
import { WaysThumb, WaysToMove } from './lazy-ways-to-move.ts';

/** A picture of a product. */
export interface SetPicture {
  readonly id: string;
  /** Below its thumbnail. */
  readonly label: string;
  /** Which products have it. @default all */
  readonly isFor?: (variant: Variant) => boolean;
  /** With an alternative text of its own. */
  readonly Picture: ComponentType<PictureProps>;
  /** Decorative: the label names it. */
  readonly Thumb: ComponentType<PictureProps>;
}

const set: readonly SetPicture[] = [
  { id: 'dibujo', label: 'A escala', Picture: LightPreview, Thumb: DrawingThumb },
  {
    id: 'de-dia',
    label: 'De día',
    isFor: hasRoom,
    Picture: (props) => <RoomAt {...props} hour="morning" />,
    Thumb: (props) => <RoomThumb {...props} picture="open" />,
  },
  {
    id: 'de-noche',
    label: 'De noche',
    isFor: hasRoom,
    Picture: (props) => <RoomAt {...props} hour="night" />,
    Thumb: (props) => <RoomThumb {...props} picture="night" />,
  },
  { id: 'tejido', label: 'De cerca', Picture: CloseUp, Thumb: CloseUpThumb },
  {
    id: 'mecanismo',
    label: 'Mecanismo',
    isFor: ({ product }) => product.controls.length > 0,
    Picture: WaysToMove,
    Thumb: WaysThumb,
  },
];

/** The pictures of a product, in their order. */
export const pictureSetOf = (variant: Variant): readonly SetPicture[] =>
  set.filter(({ isFor }) => isFor?.(variant) ?? true);
