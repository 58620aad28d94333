import { Stack } from '@mantine/core';
import classes from './picture-preview.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** The cropped picture as the panel will show it. */
export function PicturePreview({ image }: { readonly image: File }) {
  const url = useObjectUrl(image);
  return (
    <Stack align="center">
      <img src={url} alt="Tu foto como quedará" className={classes.picture} />
    </Stack>
  );
}
