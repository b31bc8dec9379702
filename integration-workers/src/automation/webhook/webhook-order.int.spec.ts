import { describe, expect, it, vi } from 'vitest';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { endProcess, startWorkerProcess } from '#integration-workers/test/worker-process.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const AT_ONCE = 24;

const webhooks = webhookHarness();
const { settled, pass } = webhooks;

type Interview = Awaited<ReturnType<typeof webhooks.harness.openInterview>>;

/** An interview that goes back and forth so many times. */
const change = async (interview: Interview, times: number) => {
  for (let n = 0; n < times; n += 1)
    await webhooks.harness.changeStatus(interview, n % 2 ? 'approved' : 'created', n % 2 ? 'created' : 'approved');
  await webhooks.harness.project();
};
const of = async ({ interviewId }: Interview) =>
  (await webhooks.harness.deliveries())
    .filter(({ recordId }) => recordId === interviewId)
    .toSorted((one, other) => Number(one.position) - Number(other.position));
const states = async (interview: Interview) => (await of(interview)).map(({ status }) => status);
const allDelivered = (interview: Interview, count: number) =>
  eventually(async () => {
    const all = await of(interview);
    return all.length === count && all.every(({ status }) => status === 'delivered') && all;
  });
/** What came of an interview, each event once, in the order in which it first came. */
const arrived = ({ interviewId }: Interview) => [
  ...new Set(
    webhooks.consumer.received
      .filter(({ body }) => body.includes(interviewId))
      .map(({ headers }) => String(headers['webhook-id'])),
  ),
];
/** Answers after a moment, and says how many of the same record were there at the same time at most. */
const slowly = () => {
  let [inside, most] = [0, 0];
  webhooks.consumer.answerWith((_request, response) => {
    inside += 1;
    most = Math.max(most, inside);
    response.on('close', () => {
      inside -= 1;
    });
    setTimeout(() => response.end(), 5);
  });
  return () => most;
};
const failing = (isWrong: (id: string) => boolean) =>
  webhooks.consumer.answerWith(({ headers }, response) =>
    response.writeHead(isWrong(String(headers['webhook-id'])) ? 500 : 204).end(),
  );

/** Starts the workers anew; what makes them do what they do once an hour. */
const restarted = async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  await webhooks.restart(true);
  const hourly = timers.mock.calls.flatMap(([sweep, ms]) => (ms === 3_600_000 ? [sweep] : []));
  timers.mockRestore();
  return () => Promise.all(hourly.map((sweep) => sweep()));
};

describe('a webhook that keeps the order', () => {
  it('given a record whose first event is refused, when more happens, then its later ones wait for it and other records do not', async () => {
    const { harness, consumer } = webhooks;
    const [one, other] = [await harness.openInterview(), await harness.openInterview()];
    let first = '';
    failing((id) => {
      first ||= id;
      return id === first;
    });
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(one, 1);
    await webhooks.tried(1);
    await change(one, 2);
    await change(other, 3);
    await allDelivered(other, 3);
    await eventually(async () => (await states(one)).join() === 'pending,waiting,waiting');
    const [a, b, c] = await of(one);
    expect([a, b, c]).toMatchObject([
      { status: 'pending', waitsFor: null, attempts: [{ status: 500 }] },
      { status: 'waiting', waitsFor: a?.id, attempts: [] },
      { status: 'waiting', waitsFor: b?.id, attempts: [] },
    ]);
    await pass(6_000);
    expect(await states(one)).toEqual(['pending', 'waiting', 'waiting']);
    failing(() => false);
    await pass(400_000);
    const all = await allDelivered(one, 3);
    expect(arrived(one)).toEqual(all.map(({ eventId }) => eventId));
    expect(all.map(({ waitsFor, attempts }) => [waitsFor, attempts.length])).toEqual([
      [null, 3],
      [null, 1],
      [null, 1],
    ]);
  });

  it('given many events of one record at once and two workers, when they are sent, then one after the other in their order', async () => {
    const { harness, consumer } = webhooks;
    const most = slowly();
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    const second = await harness.startWorkers({ WEBHOOK_ALLOW_PRIVATE: true }, { clock: harness.clock });
    const interview = await harness.openInterview();
    await Promise.all(Array.from({ length: AT_ONCE }, () => harness.changeStatus(interview, 'created', 'approved')));
    await harness.project();
    const all = await allDelivered(interview, AT_ONCE);
    await second.close();
    expect(consumer.received.map(({ headers }) => headers['webhook-id'])).toEqual(all.map(({ eventId }) => eventId));
    expect(most()).toBe(1);
  });

  it('given an event that is given up, when its last attempt has failed, then the next of its record is sent', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    consumer.answerWith((_request, response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(interview, 1);
    await webhooks.tried(1);
    await change(interview, 1);
    await eventually(async () => (await states(interview))[1] === 'waiting');
    await harness.admin.query('update work.webhook_delivery set tries = 9');
    failing((id) => id === String(consumer.received[0]?.headers['webhook-id']));
    await pass(6_000);
    await eventually(async () => (await states(interview)).join() === 'failed,delivered');
  });

  it('given a pause, when it goes on, and then all is sent again together, then each time in the order of events', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    const { id } = await harness.addWebhook({ url: consumer.url, inOrder: true });
    await harness.setPaused(id, true);
    await change(interview, 6);
    await eventually(async () => (await states(interview)).join() === Array(6).fill('held').join());
    await harness.setPaused(id, false);
    await harness.append('webhook', id, { type: 'WebhookResumed', data: { webhookId: id } });
    await harness.project();
    const all = await allDelivered(interview, 6);
    const inOrder = all.map(({ eventId }) => eventId);
    expect(consumer.received.map(({ headers }) => headers['webhook-id'])).toEqual(inOrder);
    const deliveryIds = all.map((delivery) => delivery.id).toReversed();
    await harness.append('webhook', id, { type: 'WebhookResendsRequested', data: { webhookId: id, deliveryIds } });
    await harness.project();
    await eventually(async () => consumer.received.length === 12);
    await allDelivered(interview, 6);
    expect(consumer.received.slice(6).map(({ headers }) => headers['webhook-id'])).toEqual(inOrder);
  });

  it('given an event that waits for its next attempt, when an earlier one is sent again, then that goes first; replayed, both do', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    const { id } = await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(interview, 1);
    const [first] = await allDelivered(interview, 1);
    failing((eventId) => eventId !== first?.eventId);
    await change(interview, 2);
    await eventually(async () => (await states(interview)).join() === 'delivered,pending,waiting');
    const deliveryId = first?.id;
    await harness.append('webhook', id, { type: 'WebhookResendRequested', data: { webhookId: id, deliveryId } });
    await harness.project();
    await eventually(async () => (await of(interview))[0]?.attempts.length === 2);
    await eventually(async () => (await states(interview)).join() === 'delivered,pending,waiting');
    failing(() => false);
    await pass(6_000);
    const all = await allDelivered(interview, 3);
    const before = consumer.received.length;
    await harness.replay(id, { since: new Date(0) });
    await eventually(async () => (await of(interview)).every(({ replayId }) => replayId !== null));
    await allDelivered(interview, 3);
    const replayed = consumer.received.slice(before).filter(({ body }) => body.includes(interview.interviewId));
    expect(replayed.map(({ headers }) => headers['webhook-id'])).toEqual(all.map(({ eventId }) => eventId));
  });

  it('given an event that waited and that the log has forgotten, when it is replayed and waits again, then it is sent in its turn', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    const { id } = await harness.addWebhook({ url: consumer.url, inOrder: true });
    const firstWaits = async () => {
      await eventually(async () => (await states(interview)).join() === 'pending,waiting');
      failing(() => false);
      await pass(6_000);
      return (await allDelivered(interview, 2)).map(({ eventId }) => eventId);
    };
    failing(() => true);
    await change(interview, 2);
    const inOrder = await firstWaits();
    await harness.admin.query('delete from work.webhook_delivery');
    const before = consumer.received.length;
    failing(() => true);
    await harness.replay(id, { since: new Date(0) });
    await firstWaits();
    const replayed = consumer.received.slice(before).filter(({ body }) => body.includes(interview.interviewId));
    expect([...new Set(replayed.map(({ headers }) => headers['webhook-id']))]).toEqual(inOrder);
  });

  it('given events that wait, when the order is no longer wanted, then they are sent at once', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    consumer.answerWith((_request, response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
    const { id } = await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(interview, 1);
    await webhooks.tried(1);
    await change(interview, 3);
    await eventually(async () => (await states(interview)).join() === 'pending,waiting,waiting,waiting');
    await harness.setInOrder(id, false);
    const off = { webhookId: id, from: { inOrder: true }, to: { inOrder: false } };
    await harness.append('webhook', id, { type: 'WebhookChanged', data: off });
    await harness.project();
    await eventually(async () => (await states(interview)).join() === 'pending,delivered,delivered,delivered');
  });

  it('given an attempt that is under way, when the order is wanted from then on, then what waits for it comes on', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    const answer: (() => void)[] = [];
    consumer.answerWith((_request, response, nth) => {
      if (nth === 1) answer.push(() => response.end());
      else response.end();
    });
    const { id } = await harness.addWebhook({ url: consumer.url });
    await change(interview, 1);
    await eventually(async () => answer.length === 1);
    await harness.setInOrder(id, true);
    await change(interview, 2);
    await eventually(async () => (await states(interview)).join() === 'pending,waiting,waiting');
    for (const go of answer) go();
    const all = await allDelivered(interview, 3);
    expect(arrived(interview)).toEqual(all.map(({ eventId }) => eventId));
  });

  it('given an event whose webhooks were not found yet, when the next of its record comes first, then both are sent in order', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(interview, 1);
    const [overtaken] = await allDelivered(interview, 1);
    await settled();
    // As if the job that finds them had not been done.
    for (const table of ['work.webhook_delivery', 'work.handled', 'jobs.job'])
      await harness.admin.query(`delete from ${table}`);
    await harness.admin.query(
      `insert into work.webhook_look (tenant_id, record_id, position, event_id, type, asked_at)
       select (e.metadata ->> 'tenantId')::uuid, $1, e.position, e.id, 'interview.status-changed', now()
       from event_store.events e where e.id = $2`,
      [interview.interviewId, overtaken?.eventId],
    );
    await change(interview, 1);
    const all = await allDelivered(interview, 2);
    expect(consumer.received.slice(1).map(({ headers }) => headers['webhook-id'])).toEqual(
      all.map(({ eventId }) => eventId),
    );
    expect(all[0]?.eventId).toBe(overtaken?.eventId);
    await eventually(async () => (await harness.admin.query('select from work.webhook_look')).rowCount === 0);
  });

  it('given faults of our own, when they last for less than an hour each time, then it is tried on; for an hour, then it has failed and the next is sent', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    failing(() => true);
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    await change(interview, 1);
    await webhooks.tried(1);
    await change(interview, 1);
    await eventually(async () => (await states(interview)).join() === 'pending,waiting');
    const broken = (is: boolean) =>
      harness.admin.query(`alter table read.${is ? 'webhook rename to lost' : 'lost rename to webhook'}`);
    const tries = async () => (await of(interview))[0]?.attempts.length;
    const minutes = async (count: number) => {
      for (let n = 0; n < count; n += 5) await pass(300_000);
    };
    await broken(true);
    await minutes(50);
    await broken(false);
    await minutes(5);
    expect([await tries(), await states(interview)]).toEqual([2, ['pending', 'waiting']]);
    await broken(true);
    await minutes(50);
    expect([await tries(), await states(interview)]).toEqual([2, ['pending', 'waiting']]);
    await minutes(20);
    await eventually(async () => (await states(interview)).join() === 'failed,waiting');
    failing(() => false);
    await broken(false);
    await minutes(5);
    await eventually(async () => (await states(interview)).join() === 'failed,delivered');
    expect(await tries()).toBe(2);
  });

  it('given an event whose job is lost, when workers have run for an hour after it was due, then it has failed and the next is sent; what is only late is sent', async () => {
    const { harness, consumer } = webhooks;
    const [lost, late] = [await harness.openInterview(), await harness.openInterview()];
    failing(() => true);
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    for (const interview of [lost, late]) {
      await change(interview, 1);
      await eventually(async () => (await of(interview))[0]?.attempts.length === 1);
      await change(interview, 1);
      await eventually(async () => (await states(interview)).join() === 'pending,waiting');
    }
    await eventually(async () => (await harness.jobsIn('delayed')) >= 2);
    await settled();
    const [first] = await of(lost);
    const { rowCount } = await harness.admin.query(`delete from jobs.job where data #>> '{data,deliveryId}' = $1`, [
      first?.id,
    ]);
    expect(rowCount).toBe(1);
    failing(() => false);
    harness.advance(3_500_000);
    await (await restarted())();
    expect(await states(lost)).toEqual(['pending', 'waiting']);
    harness.advance(200_000);
    const anHourIsOver = await restarted();
    await settled();
    expect(await states(lost)).toEqual(['pending', 'waiting']);
    await anHourIsOver();
    await eventually(async () => (await states(lost)).join() === 'failed,delivered');
    await harness.wake();
    await allDelivered(late, 2);
  });

  it('given a worker that is killed again and again, when events of some records are on their way, then each record keeps its order', async () => {
    const { harness, consumer, service } = webhooks;
    await service.close();
    const most = slowly();
    await harness.addWebhook({ url: consumer.url, inOrder: true });
    const interviews = [await harness.openInterview(), await harness.openInterview()];
    for (const interview of interviews) await change(interview, 12);
    const env = { WEBHOOK_ALLOW_PRIVATE: 'true' };
    for (const received of [2, 8, 14]) {
      const child = startWorkerProcess(harness, env);
      await eventually(async () => consumer.received.length >= received);
      await endProcess(child, 'SIGKILL');
    }
    const last = startWorkerProcess(harness, env);
    for (const interview of interviews) {
      const all = await allDelivered(interview, 12);
      expect(arrived(interview)).toEqual(all.map(({ eventId }) => eventId));
    }
    await endProcess(last, 'SIGTERM');
    expect(most()).toBeLessThanOrEqual(interviews.length);
    await webhooks.start();
  });

  it('given a webhook that does not keep it, when one event is refused, then the next of its record is sent all the same', async () => {
    const { harness, consumer } = webhooks;
    const interview = await harness.openInterview();
    consumer.answerWith((_request, response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
    await harness.addWebhook({ url: consumer.url });
    await change(interview, 1);
    await webhooks.tried(1);
    await change(interview, 1);
    await eventually(async () => (await states(interview)).join() === 'pending,delivered');
  });
});
