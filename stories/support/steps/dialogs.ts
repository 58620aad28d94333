import { screen, within } from 'storybook/test';

/** The dialog of this name, once it is there; dialogs stand beside the page, not in it. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
