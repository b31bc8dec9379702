import { defineConfig } from 'vite';

/** Kilobytes of the largest chunk, Swagger UI. */
const CHUNK_KB = 2_000;

/** Scripts and styles are files, images within styles data: what the page's security policy lets in. */
export default defineConfig({
  base: '/api/docs/',
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: CHUNK_KB,
  },
  server: {
    port: 5176,
    proxy: {
      '/api/': {
        target: 'http://127.0.0.1:8080',
        bypass: ({ url }) => (url?.startsWith('/api/docs/') ? url : undefined),
      },
    },
  },
});
