/**
 * PrimeReact's theme, its colors replaced by tokens at build time (prime-theme-plugin.ts). Imported
 * by each PrimeReact component, so that it loads with the first.
 */
import 'primereact/resources/themes/lara-light-blue/theme.css';
