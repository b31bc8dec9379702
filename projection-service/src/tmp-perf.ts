import { randomUUID } from 'node:crypto';
import { openOurs, openPlace } from 'deploy/bench/place';
import { exampleCause } from 'contracts/kernel/examples';
import { openProjectorPool } from './engine/engine.ts';
import { prepareEngine } from './engine/checkpoint.ts';
import { rebuildTables } from './engine/rebuild.ts';
import { interviewProjection } from './recruiting/interview/interview.projection.ts';
import { projections } from './catalogue.ts';
import { writeFileSync } from 'node:fs';

const N = Number(process.argv[2] ?? 200_000);
const place = await openPlace();
writeFileSync('/tmp/perf-urls.json', JSON.stringify(place));
const events = await openOurs(place);
const { now: _, ...cause } = exampleCause;
const tenantId = cause.tenantId;
const jobs = Array.from({ length: 20 }, () => randomUUID());
const all: [string, any][] = [];
for (const [i, id] of jobs.entries()) all.push([`job-${tenantId}.${id}`, { type: 'JobCreated', data: { jobId: id, title: `Job number ${i}`, slug: `job-${i}`, location: 'X', country: null, description: 'x', employmentType: null, salaryMin: null, salaryMax: null, currency: null, interval: null } }]);
const n = N / 5;
const inter: [string, any][][] = [[], [], []];
for (let i = 0; i < n; i++) {
  const c = randomUUID(), v = randomUUID();
  all.push([`candidate-${tenantId}.${c}`, { type: 'CandidateCreated', data: { candidateId: c, firstName: 'Fay' + (i % 97), lastName: 'Lovelace' + i, email: `c${i}@x.example`, phone: '1' } }]);
  all.push([`interview-${tenantId}.${v}`, { type: 'InterviewCreated', data: { interviewId: v, candidateId: c, jobId: jobs[i % 20] } }]);
  for (let k = 0; k < 3; k++) inter[k].push([`interview-${tenantId}.${v}`, { type: 'InterviewStatusChanged', data: { interviewId: v, candidateId: c, from: 'created', to: (['reviewed', 'approved', 'rejected'] as const)[k], comment: 'Looks good' } }]);
}
const t0 = performance.now();
let at = Date.parse('2026-01-01T00:00:00Z');
for (const part of [all, ...inter]) {
  for (let i = 0; i < part.length; i += 500)
    await Promise.all(part.slice(i, i + 500).map(([s, e]) => events.store.appendToStream(s, [{ ...e, metadata: { ...cause, occurredAt: new Date((at += 1000)).toISOString() } }] as never)));
}
console.log('loaded', await events.feed.head(), Math.round(performance.now() - t0), 'ms');
const log = { info() {}, warn: console.log, error: console.log } as never;
const pool = openProjectorPool(place.urls.PROJECTOR_DATABASE_URL, 8, log);
await prepareEngine(pool);
for (let r = 0; r < 3; r++) {
  let after = 0n, c = 0; const t = performance.now();
  for (;;) { const b = await events.engine.readAll(after, 5000); if (!b.length) break; c += b.length; after = b.at(-1)!.position; }
  const raw = c / ((performance.now() - t) / 1000);
  after = 0n; c = 0; const t2 = performance.now();
  for (;;) { const b = await events.feed.read(after, 5000); if (b.until === after) break; c += b.events.length; after = b.until; }
  const dec = c / ((performance.now() - t2) / 1000);
  const t3 = performance.now();
  await rebuildTables(interviewProjection, { pool, feed: events.feed });
  const reb = c / ((performance.now() - t3) / 1000);
  console.log({ raw: Math.round(raw), decoded: Math.round(dec), rebuild: Math.round(reb), ratio: reb / raw });
}
for (const p of projections) { const t3 = performance.now(); await rebuildTables(p, { pool, feed: events.feed }); console.log(p.name, Math.round(Number(await events.feed.head()) / ((performance.now() - t3) / 1000)), '/s'); }
if (process.argv[3] === 'keep') { console.log('kept'); await new Promise(() => setInterval(() => 0, 1000)); }
await pool.end(); await events.close(); await place.close();
