import { clsx as cx } from 'clsx';
import type { ChangeEvent } from 'react';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconCamera } from '#src/ui/icons.ts';
import choice from '#src/ui/styles/choice.module.css';
import { chooseFile } from './choose-file.ts';
import classes from './photo-buttons.module.css';

/** Browsers that do not know HEIC would not offer such files at all. */
const PICTURES = 'image/*,.heic,.heif';

interface PhotoButtonsProps {
  readonly actor: OwnWindowActor;
  /** Whether a photo is there already. @default false */
  readonly again?: boolean;
}

/** Takes a photo, on devices with a camera, or chooses one. */
export function PhotoButtons({ actor, again = false }: PhotoButtonsProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.item(0);
    if (file) chooseFile(actor, file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const look = buttonClass(again ? 'small' : 'plain');
  return (
    <>
      <label className={cx(again ? look : buttonClass('filled'), choice.choice, classes.choice)} data-camera>
        <input type="file" accept={PICTURES} capture="environment" onChange={take} />
        {again ? null : <IconCamera size={20} stroke={1.5} aria-hidden />}
        {again ? 'Tomar otra' : 'Tomar foto'}
      </label>
      <label className={cx(look, choice.choice, classes.choice)}>
        <input type="file" accept={PICTURES} onChange={take} />
        {again ? 'Elegir otra' : 'Elegir foto'}
      </label>
    </>
  );
}
