import type { ReactNode } from 'react';
import { DEPOSIT_BP } from '#src/content/terms.ts';
import { shopFigures } from '#src/features/product/shop-figures.ts';
import { AssembledVignette } from '#src/ui/vignettes/assembled.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { CuttingVignette } from '#src/ui/vignettes/cutting.tsx';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { MotorVignette } from '#src/ui/vignettes/motor.tsx';

const { least, most } = shopFigures.workingDays;

interface Step {
  readonly name: string;
  readonly text: string;
  readonly vignette: ReactNode;
}

/** Steps of making a product, in order. */
export const making: readonly Step[] = [
  {
    name: 'Llega la medida',
    text: 'Trabajamos en milímetros. Si la persiana va dentro del marco, nosotros descontamos lo que necesita para correr sin rozar; tú no quitas nada.',
    vignette: <MeasureVignette />,
  },
  {
    name: 'Se revisa antes de cortar',
    text: 'Que la tela alcance en su rollo, que el tubo no se cuelgue y que el motor tenga fuerza de sobra. Si algo no cabe, te decimos qué sí se puede y cuánto cambia.',
    vignette: <MotorVignette />,
  },
  {
    name: 'Se corta',
    text: 'Cada lienzo sale de rollos de 2.00 a 3.00 m. Cuando la ventana es más ancha, la tela se pone en horizontal o se une, y lo sabes desde la cotización porque cambia cómo se ve.',
    vignette: <CuttingVignette />,
  },
  {
    name: 'Se arma',
    text: `Tubo, barra, mecanismo y tela se juntan en ${String(least)} a ${String(most)} días hábiles, contados desde el anticipo, que es del ${String(DEPOSIT_BP / 100)} %.`,
    vignette: <AssembledVignette />,
  },
  {
    name: 'Se instala',
    text: 'La coloca tu distribuidor o nuestro equipo. Si prefieres hacerlo tú, trae su instructivo.',
    vignette: <BlindVignette />,
  },
];

/** Limitations to know before buying. */
export const limitations: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'No hay devoluciones',
    text: 'Cada pieza se hace a tu medida y no le sirve a otra ventana. La garantía sí cubre telas, mecanismos y motores.',
  },
  {
    name: 'El color cambia entre pantallas',
    text: 'Antes de decidir pide una muestra con el código del color, y mírala de día y de noche en tu ventana.',
  },
  {
    name: 'De noche se ve hacia adentro',
    text: 'Pasa con el screen y las traslúcidas cuando prendes la luz. Si te importa, elige blackout o dos telas.',
  },
  {
    name: 'Poner la tela en horizontal o unirla tiene costo',
    text: 'En horizontal, la tela puede curvarse en la orilla y pierde esa parte de la garantía; una unida muestra su costura.',
  },
];
