/** PrimeReact's theme, its colours turned into tokens at build time (prime-theme-plugin.ts). It comes with the first Prime component. */
import 'primereact/resources/themes/lara-light-blue/theme.css';
