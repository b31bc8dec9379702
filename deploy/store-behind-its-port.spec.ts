import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#deploy/local/settings';

/** The store itself, what makes its schema, and what looks behind it to prove something. */
const inside =
  /^platform\/src\/(event-store|postgres)\/|\.spec\.ts$|\/test\/|^deploy\/(bench|engines|failure|journeys|test)\//;

it('given all that the product runs, then nothing but the store asks for its tables', () => {
  const files = globSync(
    '{access,command-service,contracts,integration-workers,platform,projection-service,deploy}/**/*.{ts,sql}',
    { cwd: ROOT, exclude: (name) => name.includes('node_modules') },
  );
  expect(files.length).toBeGreaterThan(1_000);
  const asking = files.filter(
    (file) => !inside.test(file) && readFileSync(join(ROOT, file), 'utf8').includes('event_store'),
  );
  expect(asking).toEqual([]);
});
