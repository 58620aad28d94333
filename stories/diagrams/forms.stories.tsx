import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DrawnChart } from './drawn-chart.tsx';

const meta = preview.meta({ title: 'Diagramas/Formularios', component: DrawnChart });

/** Transitions without another target are lines in their state; guards distinguish two branches of one event. */
export const Captcha = meta.story({
  name: 'Captcha',
  tags: ['long'],
  args: {
    machine: 'captcha',
    active: ['ready'],
    possible: [
      'captcha.ready:captcha.rendered:0',
      'captcha.ready:captcha.verify:0',
      'captcha.ready:captcha.fail:0',
      'captcha:captcha.reset:0',
    ],
    refused: ['captcha:captcha.reset:1'],
    walked: ['captcha.idle:captcha.start:0', 'captcha.loading:xstate.done.actor.loadScript:0'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'La casilla apareció: en «Lista para marcar»' }),
    ).toHaveAccessibleDescription('Se puede ahora. Sin recorrer.');
    await expect(
      canvas.getByRole('button', {
        name: 'Reiniciar, si la casilla está dibujada: de «Captcha» a «Lista para marcar»',
      }),
    ).toHaveAccessibleDescription('Su condición no se cumple ahora. Sin recorrer.');
  },
});

/** A form's chart from its first state to its last. Events that every state accepts are listed at its top. */
export const Register = meta.story({
  name: 'Crear cuenta',
  args: {
    machine: 'register',
    active: ['editing.untouched'],
    possible: ['register.editing:form.submit:1', 'register:captcha.solved:0', 'register:captcha.lapsed:0'],
    refused: ['register.editing:form.submit:0'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Marcó la casilla: en «Registro»' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Estado Enviado' })).toBeInTheDocument();
  },
});
