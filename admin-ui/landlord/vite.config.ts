import react from '@vitejs/plugin-react';
import { fontInPage } from 'ui-kit/theme/font.vite';
import { defineConfig } from 'vite';

/** A build of its own: what the landlord area shares with the console is in neither's way. */
export default defineConfig({
  base: '/landlord/',
  publicDir: '../public',
  plugins: [react(), fontInPage()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { port: 5175, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
