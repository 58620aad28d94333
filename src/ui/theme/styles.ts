/**
 * The styles of every page: the fonts, element defaults, Mantine's reset, our own. The theme provider imports what
 * Mantine's components need, and each component imports its own style sheet. Mantine's are in a cascade layer, so
 * that ours win in any load order.
 */
import '@fontsource/roboto/latin-100.css';
import '@fontsource/roboto/latin-200.css';
import '@fontsource/roboto/latin-300.css';
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-600.css';
import '@fontsource/roboto/latin-700.css';
import '@fontsource/roboto/latin-800.css';
import '@fontsource/roboto/latin-900.css';
import './defaults.css';
import '@mantine/core/styles/baseline.layer.css';
import './global.css';
