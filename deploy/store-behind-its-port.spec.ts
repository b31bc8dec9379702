import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const workspaces = '{access,command-service,contracts,integration-workers,platform,projection-service,deploy}';
/** The store itself, what makes its schema, and what looks behind it to prove something. */
const inside =
  /^platform\/src\/(event-store|postgres)\/|\.spec\.ts$|\/test\/|^deploy\/(bench|engines|failure|journeys|test)\//;

it('given all that the product runs, then nothing but the store asks for its tables', () => {
  const files = globSync(`${workspaces}/**/*.{ts,sql}`, { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(1_000);
  const asking = files.filter(
    (file) => !inside.test(file) && readFileSync(new URL(file, root), 'utf8').includes('event_store'),
  );
  expect(asking).toEqual([]);
});
