import { page } from 'vitest/browser';

export const main = () => page.getByRole('main');
