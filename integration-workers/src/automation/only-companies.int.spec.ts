import { EVENT_ACTIONS } from 'contracts/automation/event-action/event-action.steps';
import { newId } from 'contracts/kernel/id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';
import { eventActionPolicy } from './event-action/event-action.policy.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.close());

const rule = (eventActionId: string) => ({
  type: 'EventActionCreated',
  data: {
    ...{ eventActionId, name: 'Rule', description: '', event: 'label-added', filters: [], delayTime: 0 },
    ...{ delayUnit: 'minutes', isOnce: true, actions: [{ kind: 'add-label', labelId: eventActionId }], isOn: true },
  },
});

describe('companies that have set up nothing', () => {
  it('given a company without event actions, when something happens, then no work is asked for; with its first one it is, also after a restart', async () => {
    const happen = async () => {
      const candidateId = newId(new Date());
      await harness.append('candidate', candidateId, {
        type: 'CandidateLabelled',
        data: { candidateId, labelId: newId(new Date()) },
      });
      await harness.project();
    };
    const handled = () => harness.handled(EVENT_ACTIONS);
    let workers = await harness.startWorkers({}, { policies: [eventActionPolicy] });
    for (let count = 0; count < 3; count++) await happen();
    const head = await harness.events.feed.head();
    await eventually(async () =>
      (await workers.readiness()).some(
        ({ name, detail }) => name === `policy ${EVENT_ACTIONS}` && detail === `event ${head} of ${head}`,
      ),
    );
    const id = newId(new Date());
    await harness.append('eventAction', id, rule(id));
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
});
