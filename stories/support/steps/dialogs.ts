import { screen, within } from 'storybook/test';

/** The dialog of this name, once it is open; dialogs render outside the story's root. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
