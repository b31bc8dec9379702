import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { fontInPage } from 'ui-kit/theme/font.vite';
import { defineConfig } from 'vite';

/** What every page needs comes as one file: it is smaller than its parts, and asked for once. */
const packages =
  /node_modules\/(react|react-dom|react-router|react-is|scheduler|stylis|@emotion|hoist-non-react-statics|@babel|uuid|cookie|set-cookie-parser)\//;
const needed =
  /(contracts\/src\/(client|identity|kernel)|(candidate-ui|ui-kit)\/src\/(api|form|format|i18n|identity\/session|page|preferences|problem|shared|theme))\//;
const ofOnePage =
  /pt-br|library\/f|profile-document|shared\/upload\/[A-Z]|format\/(bytes|number|typed-money)|kernel\/(money|markdown|rich-text)|page\/RichText|form\/(Check|Select|TextArea)Input|countries|kernel\/country|phone-number|shared\/(LeaveGuard|Dialog|Steps|DoneCard)|identity\/session\/(SecurityPage|\w+List|rows|sessions|session-words)/;
/** What checks values comes with the page that does so, whoever else knows its modules. */
const isSchema = (id: string): boolean =>
  id.includes('/zod/') || (/contracts\/src\/.*\.ts$/.test(id) && /from 'zod'/.test(readFileSync(id, 'utf8')));
const base = (id: string): boolean => packages.test(id) || (needed.test(id) && !ofOnePage.test(id) && !isSchema(id));

/** Assets live under /a/assets; the page itself is served at /a/*, /c/* and /e/*. */
export default defineConfig({
  base: '/a/',
  plugins: [react(), fontInPage()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
  server: { port: 5174, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
