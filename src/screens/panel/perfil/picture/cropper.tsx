import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import type { PictureArea } from '#machines/profile-image/profile-image.machine.ts';
import { Slider } from '#src/ui/controls/slider.tsx';
import classes from './cropper.module.css';
import { useObjectUrl } from './use-object-url.ts';

interface CropperProps {
  /** The chosen file. */
  readonly file: File;
  /** Whether the picture is being cropped. */
  readonly isBusy: boolean;
  readonly onCrop: (area: PictureArea) => void;
  readonly onUnreadable: () => void;
  readonly onDiscard: () => void;
}

const CENTRE = { x: 0, y: 0 };
const MOST_ZOOM = 4;
const ARROW_PX = 6;

/** Crops a square out of a picture. Pointer and arrow keys move it; the slider zooms. */
export function Cropper({ file, isBusy, onCrop, onUnreadable, onDiscard }: CropperProps) {
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const hintId = useId();
  return (
    <>
      <div className={classes.place}>
        <EasyCrop
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={ARROW_PX}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Encuadre de la foto', 'aria-describedby': hintId }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            // An SVG without its own size cannot be cropped.
            if (naturalWidth < 1 || naturalHeight < 1) onUnreadable();
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            setArea(pixels);
          }}
        />
      </div>
      <Text c="dimmed" fz="sm" id={hintId}>
        Arrastra la foto o muévela con las flechas del teclado.
      </Text>
      <Slider
        legend="Acercar"
        low="Completa"
        high="De cerca"
        value={(zoom - 1) / (MOST_ZOOM - 1)}
        onChange={(share) => {
          setZoom(1 + share * (MOST_ZOOM - 1));
        }}
      />
      <Group gap="xs" justify="end">
        <Button size="md" onClick={onDiscard}>
          Descartar
        </Button>
        <Button
          variant="filled"
          size="md"
          disabled={area === null || isBusy}
          onClick={() => {
            if (area !== null) onCrop(area);
          }}
        >
          Usar esta foto
        </Button>
      </Group>
    </>
  );
}
