import type { ComponentType } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import { LightPreview } from '../../light-preview.tsx';
import type { PictureProps } from './picture-props.ts';
import { RoomAt, RoomThumb } from './room-at.tsx';
import { CloseUp, CloseUpThumb } from './close-up.tsx';
import { DrawingThumb } from './drawing-thumb.tsx';

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

const hangsInRoom = ({ family }: Variant) => !family.startsWith('toldos-');

const set: readonly SetPicture[] = [
  { id: 'dibujo', label: 'A escala', Picture: LightPreview, Thumb: DrawingThumb },
  {
    id: 'de-dia',
    label: 'De día',
    isFor: hangsInRoom,
    Picture: (props) => <RoomAt {...props} hour="morning" />,
    Thumb: (props) => <RoomThumb {...props} picture="open" />,
  },
  {
    id: 'de-noche',
    label: 'De noche',
    isFor: hangsInRoom,
    Picture: (props) => <RoomAt {...props} hour="night" />,
    Thumb: (props) => <RoomThumb {...props} picture="night" />,
  },
  { id: 'tejido', label: 'De cerca', Picture: CloseUp, Thumb: CloseUpThumb },
];

/** The pictures of a product, in their order. */
export const pictureSetOf = (variant: Variant): readonly SetPicture[] =>
  set.filter(({ isFor }) => isFor?.(variant) ?? true);
