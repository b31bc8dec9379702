import { exampleTenantId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { eventually } from '#integration-workers/test/bed';
import { webhookStage } from '#integration-workers/test/webhook-stage';

const DAY = 86_400_000;

const stage = webhookStage();
const { start, restart, one, settled, inStatus, tried, passUntilNext } = stage;

describe('the log of deliveries', () => {
  it('given a candidate in a payload, when they are erased, then the log names them no more, nor does what is sent later', async () => {
    const { bed, consumer } = stage;
    consumer.answerWith((request, response) => {
      response.writeHead(500, { 'x-echo': 'Adalgisa' }).end(`you said Adalgisa ${request.url}`);
    });
    await bed.addWebhook({ url: consumer.url });
    const interview = await bed.openInterview({ firstName: 'Adalgisa', email: 'adalgisa@mail.example' });
    await bed.changeStatus(interview, 'created', 'approved');
    await bed.project();
    const { subjectId } = await tried(1);
    expect(subjectId).toBe(interview.candidateId);
    const handled = await bed.handled();
    await bed.append('candidate', interview.candidateId, {
      type: 'CandidateErased',
      data: { candidateId: interview.candidateId },
    });
    await bed.project();
    await eventually(async () => (await bed.handled()) >= handled + 1 && (await one())?.payload === null);
    const dump = async () =>
      JSON.stringify((await bed.admin.query('select row_to_json(d) as row from work.webhook_delivery d')).rows);
    expect((await dump()).toLowerCase()).not.toContain('adalgisa');
    await passUntilNext();
    const last = JSON.parse(consumer.received.at(-1)?.body ?? '{}');
    expect(last.data.candidate).toEqual({ id: interview.candidateId, firstName: null, lastName: null, email: null });
  });

  it('given deliveries made, when the feed is replayed from 0 into an empty queue, then nothing is sent', async () => {
    const { bed, consumer } = stage;
    await bed.addWebhook({ url: consumer.url, event: 'job.published' });
    await bed.publish();
    await inStatus('delivered');
    await settled();
    await stage.service.close();
    await bed.admin.query('update work.checkpoint set position = 0');
    await bed.admin.query('delete from jobs.job');
    await bed.admin.query('delete from work.webhook_delivery');
    const before = consumer.received.length;
    await start();
    await bed.publish();
    await eventually(async () => consumer.received.length > before);
    await settled();
    expect(consumer.received).toHaveLength(before + 1);
    expect(await bed.deliveries()).toHaveLength(1);
  });

  it('given history that is imported, when it is read, then nothing is sent', async () => {
    const { bed, consumer } = stage;
    await bed.addWebhook({ url: consumer.url, event: 'candidate.erased' });
    const candidateId = newId(new Date());
    const erased = { type: 'CandidateErased', data: { candidateId } };
    const metadata = { ...(await bed.events.feed.read(0n, 1)).events[0]?.metadata, imported: true, ip: null };
    await bed.events.store.appendToStream(streamName('candidate', exampleTenantId, candidateId), [
      { ...erased, metadata },
    ] as never);
    await bed.append('candidate', newId(new Date()), { ...erased, data: { candidateId: newId(new Date()) } });
    await bed.project();
    await inStatus('delivered');
    await settled();
    expect(await bed.deliveries()).toHaveLength(1);
  });

  it('given the log, when its days are over, then it has forgotten', async () => {
    const { bed, consumer } = stage;
    await bed.addWebhook({ url: consumer.url, event: 'job.published' });
    await bed.publish();
    await inStatus('delivered');
    bed.advance(29 * DAY);
    await restart(true);
    await settled();
    expect(await bed.deliveries()).toHaveLength(1);
    bed.advance(2 * DAY);
    await restart(true);
    await eventually(async () => (await bed.deliveries()).length === 0);
  });
});
