/**
 * The styles that every page carries: the fonts, Mantine's reset, our own. What Mantine's components need comes with
 * the theme provider, and each component's own sheet with the file that shows it. Mantine's sheets stand in a layer of
 * their own, so that ours win in whatever order they arrive.
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
import '@mantine/core/styles/baseline.layer.css';
import './global.css';
