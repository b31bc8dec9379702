import { defineConfig } from 'vitest/config';

/** A machine may stumble once: what passes when tried again counts, and `npm test` names it at its end. */
const AGAIN = { retry: 1 };

/** Milliseconds. Specs wait for states: these end what hangs, on any machine. */
const DEADLINE = { testTimeout: 5 * 60_000, hookTimeout: 5 * 60_000 };

const elsewhere = ['**/node_modules/**', '**/dist/**'];

/**
 * `spec`: no I/O. `screen`: a component in jsdom. `int`: embedded Postgres or another real server, started once by the global set-up.
 * `engine`: on Kafka, Redis and the like, where they are; `npm run test:engines` starts them.
 * The files of one worker share their modules: what a file changes, it puts back.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    clearMocks: true,
    // Milliseconds after which what is polled for is given up, on any machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'spec',
          ...DEADLINE,
          isolate: false,
          include: ['*/src/**/*.spec.ts', 'deploy/**/*.spec.ts'],
          exclude: ['**/*.{int,engine}.spec.ts', 'deploy/journeys/**', ...elsewhere],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          ...DEADLINE,
          ...AGAIN,
          isolate: false,
          // A worker keeps its modules from file to file only among files of one environment.
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          include: ['*/src/**/*.spec.tsx'],
          exclude: elsewhere,
          setupFiles: [
            'admin-ui/test/screen.setup.ts',
            'admin-ui/test/leave.setup.ts',
            'candidate-ui/test/leave.setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          isolate: false,
          include: ['*/src/**/*.int.spec.ts', 'deploy/**/*.int.spec.ts'],
          exclude: elsewhere,
          globalSetup: ['deploy/local/vitest.global-setup.ts'],
          ...DEADLINE,
          ...AGAIN,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          isolate: false,
          include: ['*/src/**/*.engine.spec.ts', 'deploy/**/*.engine.spec.ts'],
          exclude: elsewhere,
          globalSetup: ['deploy/local/vitest.global-setup.ts'],
          ...DEADLINE,
        },
      },
    ],
  },
});
