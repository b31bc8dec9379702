import type { ActionField } from 'contracts/automation/event-action/event-action.choices';
import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { verified } from '#integration-workers/test/consumer.harness';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const webhooks = webhookHarness();
const { settled, inStatus, passUntilNext, tried } = webhooks;
const LONG_AGO = new Date(0);

const body = `{"who": "{{ candidate.first_name | default: "somebody" }}", "at": {"job": "{{ job.title }}"}, "status": "{{ event.status }}"}`;
const own = {
  method: 'PUT' as const,
  path: '/people/{{ candidate.email }}',
  query: [{ name: 'event', value: '{{ event.id }}' }],
  body,
};
const happen = async (firstName = 'Ada', email = 'ada@mail.example') => {
  const { harness } = webhooks;
  const interview = await harness.openInterview({ firstName, email });
  await harness.changeStatus(interview, 'created', 'approved');
  await harness.project();
  return interview;
};
const only = () => {
  const [request] = webhooks.consumer.received;
  if (!request) throw new Error('nothing came');
  return request;
};

describe('a request of a webhook’s own', () => {
  it('given a method, a path, a query, headers and a body with tags, when something happens, then they are sent filled, and the signature covers the body', async () => {
    const { harness, consumer } = webhooks;
    const { id, secret } = await harness.addWebhook({ url: consumer.url, ...own });
    const secretId = await harness.addHeaderSecret(id, 'Bearer t0p-secret');
    await harness.describeRequest(id, {
      headers: [
        { name: 'X-Who', value: 'Łódź {{ candidate.first_name }}', isSecret: false, secretId: null },
        { name: 'Authorization', value: '', isSecret: true, secretId },
      ],
    });
    consumer.answerWith((request, response) => {
      response.setHeader('x-back', String(request.headers.authorization));
      response.end(`you sent ${request.headers.authorization}`);
    });
    await happen();
    const delivery = await inStatus('delivered');
    const request = only();
    expect([request.method, request.path]).toEqual([
      'PUT',
      `/hooks/people/ada%40mail.example?event=${delivery.eventId}`,
    ]);
    expect(verified(secret, request, harness.clock())).toEqual({
      who: 'Ada',
      at: { job: 'Dock planner' },
      status: 'approved',
    });
    expect(request.headers.authorization).toBe('Bearer t0p-secret');
    expect(Buffer.from(String(request.headers['x-who']), 'latin1').toString()).toBe('Łódź Ada');
    const [attempt] = delivery.attempts;
    expect(attempt).toMatchObject({
      method: 'PUT',
      url: `${consumer.url}/people/ada%40mail.example?event=${delivery.eventId}`,
      ownHeaders: { 'x-who': 'Łódź Ada', authorization: '••••••••' },
      responseBody: 'you sent ••••••••',
    });
    const { rows } = await harness.admin.query(
      'select d::text, (select string_agg(j::text, $1) from jobs.job j) as jobs from work.webhook_delivery d',
      [''],
    );
    expect(JSON.stringify(rows)).not.toContain('t0p-secret');
  });

  it('given a person who was erased, when it is sent, then fallbacks stand in the place of what named them, and the log forgets', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, ...own });
    const { candidateId } = await happen('Bo', 'bo@mail.example');
    await inStatus('delivered');
    await harness.append('candidate', candidateId, { type: 'CandidateErased', data: { candidateId } });
    await harness.project();
    const scrubbed = await eventually(async () => {
      const [delivery] = await harness.deliveries();
      return delivery?.payload === null && delivery;
    });
    expect(scrubbed.attempts).toMatchObject([{ url: null, ownHeaders: null, responseBody: null, status: 200 }]);
    expect(JSON.stringify(scrubbed)).not.toContain('bo@mail');
    await harness.admin.query('update read.candidate set first_name = null, email = null where id = $1', [candidateId]);
    await harness.append('webhook', scrubbed.webhookId, {
      type: 'WebhookResendRequested',
      data: { webhookId: scrubbed.webhookId, deliveryId: scrubbed.id },
    });
    await harness.project();
    await eventually(async () => consumer.received.length === 2);
    expect(consumer.received[1]).toMatchObject({
      body: '{"who": "somebody", "at": {"job": "Dock planner"}, "status": "approved"}',
    });
    expect(consumer.received[1]?.path).toMatch(/^\/hooks\/people\/\?event=/);
  });

  it('given an attempt that failed, when the body is written anew before the next, then that sends the new one, and else the same bytes', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response, nth) => response.writeHead(nth < 3 ? 500 : 204).end());
    const { id } = await harness.addWebhook({ url: consumer.url, ...own });
    await happen();
    await tried(1);
    await harness.admin.query(`update read.candidate set first_name = 'Eve'`);
    await passUntilNext();
    await harness.describeRequest(id, { body: '{"now": "{{ candidate.first_name }}"}' });
    await passUntilNext();
    await inStatus('delivered');
    const bodies = consumer.received.map((request) => JSON.parse(request.body) as object);
    expect(bodies.map((said) => Object.values(said)[0])).toEqual(['Ada', 'Ada', 'Eve']);
    expect(new Set(consumer.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('given a secret that is not there, when it is to be sent, then nothing is sent, and the log says why', async () => {
    const { harness, consumer } = webhooks;
    const headers = [{ name: 'Key', value: '', isSecret: true, secretId: exampleJobId }];
    await harness.addWebhook({ url: consumer.url, headers });
    await happen();
    expect(await tried(1)).toMatchObject({ attempts: [{ fault: 'secret-missing', status: null }] });
    expect(consumer.received).toEqual([]);
  });

  it('given a test, when sent, then examples stand in the place of values; given a past event, then what that would have sent, under an id of its own', async () => {
    const { harness, consumer } = webhooks;
    const interview = await happen('Ida', 'ida@mail.example');
    const { id, secret } = await harness.addWebhook({ url: consumer.url, ...own, active: false });
    await harness.append('webhook', id, { type: 'WebhookTested', data: { webhookId: id } });
    await harness.project();
    await eventually(async () => consumer.received.length === 1);
    expect(verified(secret, only(), harness.clock())).toMatchObject({ who: 'Maria', at: { job: 'Line cook' } });
    const past = await harness.events.feed.happened({
      ...{ tenantId: exampleTenantId, aggregate: 'interview', types: ['InterviewStatusChanged'], limit: 1, last: true },
    });
    const [one] = past;
    if (!one) throw new Error('nothing happened');
    await harness.append('webhook', id, {
      type: 'WebhookEventTested',
      data: { webhookId: id, pastEventId: one.id, pastPosition: String(one.position) },
    });
    await harness.project();
    await eventually(async () => consumer.received.length === 2);
    const again = consumer.received[1];
    if (!again) throw new Error('nothing came');
    expect(verified(secret, again, harness.clock())).toMatchObject({ who: 'Ida', status: 'approved' });
    expect(again.headers['webhook-id']).not.toBe(one.id);
    await harness.append('webhook', id, {
      type: 'WebhookEventTested',
      data: { webhookId: id, pastEventId: exampleJobId, pastPosition: String(one.position) },
    });
    await harness.project();
    await eventually(async () => (await harness.deliveries()).length === 3);
    await settled();
    expect((await harness.deliveries()).map(({ type, status }) => [type, status])).toEqual([
      ['webhook.test', 'delivered'],
      ['webhook.test', 'delivered'],
      ['webhook.test', 'failed'],
    ]);
    expect((await harness.deliveries()).at(-1)?.attempts).toMatchObject([{ fault: 'event-missing', status: null }]);
    expect(consumer.received).toHaveLength(2);
    expect(interview.candidateId).toBeDefined();
  });
});

describe('filters of a webhook', () => {
  const approved = [{ field: 'status' as const, operator: 'is' as const, values: ['approved'] }];
  const named = [{ field: 'candidate.city' as const, operator: 'is' as const, values: ['Lisbon'] }];

  it('given filters on the event and on the record, when something happens, then it is told where all hold, and nothing is put down where not', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, filters: [...approved, ...named] });
    const there = await harness.openInterview({ firstName: 'There' });
    const elsewhere = await harness.openInterview({ firstName: 'Elsewhere' });
    await harness.admin.query(`update read.candidate set city = 'LISBON' where id = $1`, [there.candidateId]);
    await harness.changeStatus(elsewhere, 'created', 'approved');
    await harness.changeStatus(there, 'created', 'rejected');
    await harness.changeStatus(there, 'rejected', 'approved');
    await harness.project();
    await inStatus('delivered');
    await settled();
    expect(await harness.deliveries()).toHaveLength(1);
    expect(consumer.received.map(({ body: said }) => JSON.parse(said).data.candidate.firstName)).toEqual(['There']);
  });

  it('given filters on the status before, the source, skills and fields of the company’s own, when something happens, then it is told where they hold (AUT-81)', async () => {
    const { harness, consumer } = webhooks;
    const years = derivedId('years');
    const is = (field: ActionField, value: string) => ({ field, operator: 'is' as const, values: [value] });
    const filters = [
      ...[is('status.before', 'rejected'), is('source', 'fair-2026'), is('candidate.skills', 'forklift')],
      { field: 'candidate.custom' as const, customFieldId: years, operator: 'at-least' as const, values: ['4'] },
    ];
    await harness.addWebhook({ url: consumer.url, filters });
    const meant = await harness.openInterview({ firstName: 'Meant' });
    const other = await harness.openInterview({ firstName: 'Other' });
    const known = [JSON.stringify(['Forklift']), JSON.stringify({ [years]: 4.5 })];
    await harness.admin.query('update read.candidate set skills = $1, custom = $2', known);
    await harness.admin.query(`update read.interview set source = 'fair-2026' where id = $1`, [meant.interviewId]);
    for (const one of [meant, other]) {
      await harness.changeStatus(one, 'created', 'rejected');
      await harness.changeStatus(one, 'rejected', 'approved');
    }
    await harness.project();
    await inStatus('delivered');
    await settled();
    const told = consumer.received.map(({ body: said }) => JSON.parse(said).data);
    expect(told.map(({ to, candidate }) => [to, candidate.firstName])).toEqual([['approved', 'Meant']]);
  });

  it('given filters, when all events are replayed, then those alone are sent for which they hold', async () => {
    const { harness, consumer } = webhooks;
    await harness.admin.query(`update event_store.events set metadata = jsonb_set(metadata::jsonb, '{imported}', 'true')
      where type = 'InterviewStatusChanged'`);
    const ada = await harness.openInterview({ firstName: 'Ada' });
    await harness.changeStatus(ada, 'created', 'rejected');
    await harness.changeStatus(ada, 'rejected', 'approved');
    await harness.project();
    await settled();
    const { id } = await harness.addWebhook({ url: consumer.url, filters: approved });
    await harness.replay(id, { since: LONG_AGO });
    await inStatus('delivered');
    await settled();
    expect(consumer.received.map(({ body: said }) => JSON.parse(said).data.to)).toEqual(['approved']);
    expect(await harness.deliveries()).toHaveLength(1);
  });

  it('given somebody who was told of and erased, when filters leave that out of a replay, then it is as it was, and the replay ends', async () => {
    const { harness, consumer } = webhooks;
    await harness.admin.query(`update event_store.events set metadata = jsonb_set(metadata::jsonb, '{imported}', 'true')
      where type = 'InterviewStatusChanged'`);
    const { id } = await harness.addWebhook({ url: consumer.url });
    const { candidateId } = await happen('Eli', 'eli@mail.example');
    const told = await inStatus('delivered');
    await harness.append('candidate', candidateId, { type: 'CandidateErased', data: { candidateId } });
    await harness.project();
    await eventually(async () => (await harness.deliveries())[0]?.payload === null);
    await harness.describeRequest(id, { filters: named });
    await harness.replay(id, { since: LONG_AGO });
    await eventually(
      async () =>
        (await harness.admin.query(`select from jobs.job where name = 'automation.webhook.send-replay'`)).rowCount,
    );
    await settled();
    expect(await harness.deliveries()).toMatchObject([{ id: told.id, status: 'delivered' }]);
    expect(consumer.received).toHaveLength(1);
  });
});
