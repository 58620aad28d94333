import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import type { PictureArea } from '#machines/profile-image.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import dialogClasses from '../../../support/opened/dialog.module.css';
import classes from './cropper.module.css';
import { useObjectUrl } from './use-object-url.ts';

interface CropperProps {
  /** What was chosen. */
  readonly file: File;
  /** It is being cut out. */
  readonly isBusy: boolean;
  readonly onCrop: (area: PictureArea) => void;
  readonly onUnreadable: () => void;
  readonly onDiscard: () => void;
}

const CENTRE = { x: 0, y: 0 };
const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
const ARROW_PX = 6;

/** A picture and the square that is kept of it: moved by hand or by the arrows, brought nearer by the slider. */
export function Cropper({ file, isBusy, onCrop, onUnreadable, onDiscard }: CropperProps) {
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const zoomId = useId();
  const hintId = useId();
  return (
    <>
      <div className={classes['place']}>
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
            // A drawing without a size of its own has nothing to cut out of.
            if (naturalWidth < 1 || naturalHeight < 1) onUnreadable();
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            setArea(pixels);
          }}
        />
      </div>
      <p id={hintId} className={classes['hint']}>
        Arrastra la foto o muévela con las flechas del teclado.
      </p>
      <div className={classes['zoom']}>
        <span id={zoomId} className={classes['label']}>
          Acercar
        </span>
        <Slider
          aria-labelledby={zoomId}
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          label={null}
          thumbSize={24}
          thumbLabel="Acercar"
          value={zoom}
          onChange={setZoom}
        />
      </div>
      <div className={dialogClasses['actions']}>
        <button type="button" className={buttonClass()} onClick={onDiscard}>
          Descartar
        </button>
        <button
          type="button"
          className={buttonClass('filled')}
          disabled={area === null || isBusy}
          onClick={() => {
            if (area !== null) onCrop(area);
          }}
        >
          Usar esta foto
        </button>
      </div>
    </>
  );
}
