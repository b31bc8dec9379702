import react from '@vitejs/plugin-react';
import { fontInPage } from 'ui-kit/theme/font.vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/t/',
  plugins: [react(), fontInPage()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8080', '/a': 'http://127.0.0.1:5174' } },
});
