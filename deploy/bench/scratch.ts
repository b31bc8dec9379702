import { openPool } from 'platform/postgres/pool';
import { prepareEngine } from 'projection-service/engine/checkpoint';
import { rebuildTables } from 'projection-service/engine/rebuild';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { interviewHistory, jobHistory } from './history.ts';
import { openOurs, openPlace, quiet } from './place.ts';
import { perSecond, spread } from './question.ts';
const place = await openPlace();
const events = await openOurs(place);
const pool = openPool(place.urls.PROJECTOR_DATABASE_URL, 4, quiet);
await prepareEngine(pool);
const job = jobHistory();
await events.store.appendToStream(job.stream, job.events);
await spread(100000 / 6, 64, async () => { for (const { stream, events: written } of interviewHistory()) await events.store.appendToStream(stream, written); });
const total = Number(await events.engine.head());
for (let i = 0; i < 3; i++) {
  console.log('raw', await perSecond(total, async () => { for (let a: bigint | undefined = 0n; a !== undefined; ) a = (await events.engine.readAll(a, 5000)).at(-1)?.position; }));
  console.log('feed', await perSecond(total, async () => { let a = 0n; for (;;) { const b = await events.feed.read(a, 5000, interviewProjection.allTypes); if (b.until === a) break; a = b.until; } }));
  const q0 = pool.query.bind(pool); void q0;
  const { Session } = await import('node:inspector/promises'); const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.start');
  const c0 = process.cpuUsage();
  console.log('ours', await perSecond(total, () => rebuildTables(interviewProjection, { pool, feed: events.feed, onProgress: (p) => { if (process.env.V) console.log(performance.now(), p); } })));
  const c1 = process.cpuUsage(c0); console.log('cpu ms', c1.user / 1000, c1.system / 1000);
  const { profile } = await s.post('Profiler.stop'); (await import('node:fs')).writeFileSync('/tmp/lead/prof/r.cpuprofile', JSON.stringify(profile)); s.disconnect();
}
await pool.end(); await events.close(); await place.close();
