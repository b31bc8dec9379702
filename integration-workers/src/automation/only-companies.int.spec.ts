import { EVENT_ACTIONS } from 'contracts/automation/event-action/event-action.steps';
import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';
import { eventActionPolicy } from './event-action/event-action.policy.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.close());

const labelled = (values: string[]) => [{ field: 'label', operator: 'is', values }];

/** A rule of the company that is on, in the feed and in the read models; since later, so that no run follows. */
const givenRule = async (id: string, filters: object[]): Promise<void> => {
  const actions = [{ kind: 'add-label', labelId: id }];
  const words = { name: 'Rule', description: '', event: 'label-added' };
  const row = { ...words, filters: JSON.stringify(filters), actions: JSON.stringify(actions) };
  const unit = { delay_unit: 'minutes', is_once: true, is_on: true, on_since: '2999-01-01' };
  await givenRow(harness.admin, 'event_action', { tenant_id: exampleTenantId, id, ...row, ...unit });
  const data = { eventActionId: id, ...words, filters, actions, delayTime: 0, delayUnit: 'minutes', isOnce: true };
  await harness.append('eventAction', id, { type: 'EventActionCreated', data: { ...data, isOn: true } });
};
const putOn = async (labelId: string) => {
  const candidateId = newId(new Date());
  await harness.append('candidate', candidateId, { type: 'CandidateLabelled', data: { candidateId, labelId } });
  await harness.project();
};

describe('companies that have set up nothing', () => {
  it('given a company without event actions, when something happens, then no work is asked for; with its first one it is, also after a restart', async () => {
    const happen = () => putOn(newId(new Date()));
    const handled = () => harness.handled(EVENT_ACTIONS);
    let workers = await harness.startWorkers({}, { policies: [eventActionPolicy] });
    for (let count = 0; count < 3; count++) await happen();
    const head = await harness.events.feed.head();
    await eventually(async () =>
      (await workers.readiness()).some(
        ({ name, detail }) => name === `policy ${EVENT_ACTIONS}` && detail === `event ${head} of ${head}`,
      ),
    );
    await givenRule(newId(new Date()), []);
    await happen();
    await eventually(async () => (await handled()) > 0);
    await eventually(async () => (await harness.unfinished()) === 0);
    expect(await handled()).toBe(1);
    await workers.close();
    workers = await harness.startWorkers({}, { policies: [eventActionPolicy] });
    await happen();
    await eventually(async () => (await handled()) === 2);
    await workers.close();
  });

  it('given a rule that follows one label, when others are put on, then no work is asked for, until it is changed to follow them', async () => {
    const [rare, usual] = [newId(new Date()), newId(new Date())];
    const handled = () => harness.handled(EVENT_ACTIONS);
    const workers = await harness.startWorkers({}, { policies: [eventActionPolicy] });
    const id = newId(new Date());
    await givenRule(id, labelled([rare]));
    await putOn(rare);
    await eventually(async () => (await handled()) === 1);
    for (let count = 0; count < 5; count++) await putOn(usual);
    await putOn(rare);
    await eventually(async () => (await handled()) === 2);
    const [from, to] = [{ filters: labelled([rare]) }, { filters: labelled([usual]) }];
    await harness.admin.query('update read.event_action set filters = $1', [JSON.stringify(to.filters)]);
    await harness.append('eventAction', id, { type: 'EventActionChanged', data: { eventActionId: id, from, to } });
    await putOn(usual);
    await eventually(async () => (await handled()) === 3);
    await eventually(async () => (await harness.unfinished()) === 0);
    expect(await handled()).toBe(3);
    await workers.close();
  });
});
