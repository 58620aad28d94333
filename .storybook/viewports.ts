import { MINIMAL_VIEWPORTS, type ViewportMap } from 'storybook/viewport';

/** Sizes that a story can be shown in. */
export const viewports: ViewportMap = {
  ...MINIMAL_VIEWPORTS,
  desk: { name: 'Desk', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
};

/** Globals of stories that say nothing of their size, where they run as tests. */
export const onDesk = { viewport: { value: 'desk', isRotated: false } };
