import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Assets live under /a/assets; the page itself is served at /a/*, /c/* and /e/*. */
export default defineConfig({
  base: '/a/',
  plugins: [react()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { port: 5174, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
