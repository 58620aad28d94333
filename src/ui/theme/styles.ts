/**
 * The styles that every page carries, in the order that Mantine asks for: its base, the two small components that
 * others are built from, then our own. A file that shows another Mantine component imports that one's stylesheet.
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
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import './global.css';
