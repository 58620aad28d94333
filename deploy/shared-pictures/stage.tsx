import { createRoot } from 'react-dom/client';
import '#src/ui/theme/global.css';
import { families } from '#src/content/families.ts';
import { loadFamily } from '#src/content/load-family.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { RoomLight } from '#src/features/room/room-light.tsx';
import { AwningPicture } from '#src/ui/product-pictures/awning-picture.tsx';

/** The picture of a variant in its first colour: an awning as it was rendered, a blind in the room that it lights. */
function Shown({ variant }: { readonly variant: Variant }) {
  const [colour] = variant.colours;
  if (colour === undefined) return null;
  return variant.model !== undefined ? (
    <div data-shown={variant.slug}>
      <AwningPicture model={variant.model} colour={colour} sizes="720px" atOnce />
    </div>
  ) : (
    <div data-shown={variant.slug}>
      <RoomLight variant={variant} colour={colour} />
    </div>
  );
}

const place = document.querySelector('#stage');
if (place === null) throw new Error('the stage is missing');
const slug = new URLSearchParams(location.search).get('variante');
const variants = (await Promise.all(families.map(({ id }) => loadFamily(id)))).flat();
const variant = variants.find((one) => one.slug === slug);
if (variant === undefined) throw new Error(`no variant ${String(slug)}`);
createRoot(place).render(<Shown variant={variant} />);
