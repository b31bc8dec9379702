import react from '@vitejs/plugin-react';
import { fontInPage } from 'ui-kit/theme/font.vite';
import { defineConfig } from 'vite';

/** What every list loads, whatever it lists; each with all that it imports. */
const OF_LISTS = [
  /admin-ui\/src\/shared\/resource\/ResourceList\.tsx$/,
  /admin-ui\/src\/shared\/list\/(PeriodFilter|ReferenceFilter|SelectFilter)\.tsx$/,
  /admin-ui\/src\/shared\/(Panel|StatusChip|Timeline)\.tsx$/,
  /admin-ui\/src\/shared\/form\/(useCount|useField)\.ts$/,
  /admin-ui\/src\/recruiting\/PersonName\.tsx$/,
  /(admin-ui\/src\/shared|ui-kit\/src\/api)\/useSend\.ts$/,
  /contracts\/src\/kernel\/entity\.ts$/,
  /ra-core\/.*\/useGetMany\.js$/,
  /@mui\/icons-material\//,
];

/**
 * Few files: of those that are shared by some pages and not by others there would be two hundred, and a hundred of them before the
 * first row of a list (`npm run bench -- --only cold-first-row`). Before somebody is known nothing but `index` is loaded.
 */
const groups = [
  { name: 'index', test: /admin-ui\/src\/main\.tsx$/, priority: 3 },
  { name: 'start', test: /admin-ui\/src\/start\.tsx$/, priority: 2 },
  {
    name: 'rich-text',
    test: /node_modules\/(@tiptap|prosemirror-|linkifyjs|@mui\/icons-material\/(esm\/)?(Format|Title|TextFields))/,
    priority: 2,
  },
  { name: 'list', test: (id: string) => OF_LISTS.some((part) => part.test(id)), priority: 1 },
  { name: 'interview', test: /\/recruiting\/interview\/interview\.(ui\.tsx|entity\.ts)$/ },
];

export default defineConfig({
  base: '/t/',
  plugins: [react(), fontInPage()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8080', '/a': 'http://127.0.0.1:5174' } },
});
