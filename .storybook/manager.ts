import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Walks need the room and have their own controls: the panel is hidden. */
const isWalk = (storyId: string | undefined) => storyId?.startsWith('maquinas-') === true;

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Rollux', fontBase: 'Roboto, system-ui, sans-serif' }),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isWalk(storyId) ? false : isShown),
  },
});
