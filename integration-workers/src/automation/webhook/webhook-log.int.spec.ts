import { exampleTenantId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const DAY = 86_400_000;

const webhooks = webhookHarness();
const { start, restart, one, settled, inStatus, tried, passUntilNext } = webhooks;

describe('the log of deliveries', () => {
  it('given a candidate in a payload, when they are erased, then the log names them no more, nor does what is sent later', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((request, response) => {
      response.writeHead(500, { 'x-echo': 'Adalgisa' }).end(`you said Adalgisa ${request.url}`);
    });
    await harness.addWebhook({ url: consumer.url });
    const interview = await harness.openInterview({ firstName: 'Adalgisa', email: 'adalgisa@mail.example' });
    await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    const { subjectId } = await tried(1);
    expect(subjectId).toBe(interview.candidateId);
    const handled = await harness.handled();
    await harness.append('candidate', interview.candidateId, {
      type: 'CandidateErased',
      data: { candidateId: interview.candidateId },
    });
    await harness.project();
    await eventually(async () => (await harness.handled()) >= handled + 1 && (await one())?.payload === null);
    const dump = async () =>
      JSON.stringify((await harness.admin.query('select row_to_json(d) as row from work.webhook_delivery d')).rows);
    expect((await dump()).toLowerCase()).not.toContain('adalgisa');
    await passUntilNext();
    const last = JSON.parse(consumer.received.at(-1)?.body ?? '{}');
    expect(last.data.candidate).toEqual({ id: interview.candidateId, firstName: null, lastName: null, email: null });
  });

  it('given deliveries made, when the feed is replayed from 0 into an empty queue, then nothing is sent', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await inStatus('delivered');
    await settled();
    await webhooks.service.close();
    await harness.admin.query('update work.checkpoint set position = 0');
    await harness.admin.query('delete from jobs.job');
    await harness.admin.query('delete from work.webhook_delivery');
    const before = consumer.received.length;
    await start();
    await harness.publish();
    await eventually(async () => consumer.received.length > before);
    await settled();
    expect(consumer.received).toHaveLength(before + 1);
    expect(await harness.deliveries()).toHaveLength(1);
  });

  it('given history that is imported, when it is read, then nothing is sent', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, event: 'candidate.erased' });
    const candidateId = newId(new Date());
    const erased = { type: 'CandidateErased', data: { candidateId } };
    const metadata = { ...(await harness.events.feed.read(0n, 1)).events[0]?.metadata, imported: true, ip: null };
    await harness.events.store.appendToStream(streamName('candidate', exampleTenantId, candidateId), [
      { ...erased, metadata },
    ] as never);
    await harness.append('candidate', newId(new Date()), { ...erased, data: { candidateId: newId(new Date()) } });
    await harness.project();
    await inStatus('delivered');
    await settled();
    expect(await harness.deliveries()).toHaveLength(1);
  });

  it('given the log, when its days are over, then it has forgotten', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await inStatus('delivered');
    harness.advance(29 * DAY);
    await restart(true);
    await settled();
    expect(await harness.deliveries()).toHaveLength(1);
    harness.advance(2 * DAY);
    await restart(true);
    await eventually(async () => (await harness.deliveries()).length === 0);
  });
});
