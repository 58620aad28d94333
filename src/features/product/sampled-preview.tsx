import { clsx as cx } from 'clsx';
import { useState } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { sizeInMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { controlWithRemote } from './control-names.ts';
import classes from './light-preview.module.css';
import { LightPreview } from './light-preview.tsx';
import { firstPreset, presetsOf } from './light/size-presets.ts';
import line from './price-line.module.css';

interface SampledPreviewProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** The drawing of a product in sample sizes, each with its price. */
export function SampledPreview({ variant, colour }: SampledPreviewProps) {
  const presets = presetsOf(variant);
  const [at, setAt] = useState(() => firstPreset(variant, presets));
  const preset = presets[at];
  if (preset === undefined) return <LightPreview variant={variant} colour={colour} />;
  const { size, price } = preset;
  return (
    <LightPreview variant={variant} colour={colour} size={size} control={price.control}>
      <div className={cx(layout.row, layout.between, classes.sizes)}>
        <Segmented
          legend="Medida"
          options={presets.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(at)}
          onChange={(value) => {
            setAt(Number(value));
          }}
        />
        <output className={line.line}>
          {sizeInMetres(size.widthMm, size.heightMm)}:{' '}
          <strong translate="no">{publicPrice(price.centavos)}</strong> con IVA, con{' '}
          {controlWithRemote(price.control)}
        </output>
      </div>
    </LightPreview>
  );
}
