import { MINIMAL_VIEWPORTS, type ViewportMap } from 'storybook/viewport';

/** Viewports of stories. */
export const viewports: ViewportMap = {
  ...MINIMAL_VIEWPORTS,
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desk: { name: 'Desk', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
};

/** Globals of stories without their own size, when they run as tests. */
export const desktopGlobals = { viewport: { value: 'desk', isRotated: false } };
