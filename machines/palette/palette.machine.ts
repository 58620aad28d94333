import { setup } from 'xstate';

type PaletteEvent =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  /** A choice leads to another page. */
  | { type: 'palette.leave' }
  /** The price list was chosen to be downloaded. */
  | { type: 'palette.download' }
  /** It was, or could not be. */
  | { type: 'palette.downloaded' };

/** The panel's palette: its dialog, and the download that goes on after the dialog is closed. */
export const paletteMachine = setup({ types: {} as { events: PaletteEvent } }).createMachine({
  id: 'palette',
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'palette.open': 'open' } },
        open: {
          on: { 'palette.close': 'closed', 'palette.leave': 'left', 'palette.download': 'closed' },
        },
        /** Closed for another page: the focus goes there, and not back to where it was. */
        left: { on: { 'palette.open': 'open' } },
      },
    },
    download: {
      initial: 'resting',
      states: {
        resting: { on: { 'palette.download': 'running' } },
        running: { on: { 'palette.downloaded': 'resting' } },
      },
    },
  },
});
