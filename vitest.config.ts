import { defineConfig } from 'vitest/config';

/** `spec`: no I/O. `int`: embedded Postgres or another real server, started once by the global set-up. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'spec',
          include: ['*/src/**/*.spec.ts', '*/src/**/*.spec.tsx', 'deploy/**/*.spec.ts'],
          exclude: ['**/*.int.spec.ts', '**/node_modules/**', '**/dist/**', 'deploy/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['*/src/**/*.int.spec.ts', 'deploy/**/*.int.spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['deploy/local/vitest.global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
