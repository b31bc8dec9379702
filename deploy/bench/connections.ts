import { mostConnections } from '#deploy/test/connections.fixture';
import { startOnrecord } from '#deploy/test/onrecord.harness';
import type { Question } from './question.ts';

const COMMANDS = 3_000;

export const connections: Question = {
  name: 'connections',
  method:
    'the most connections to the database that a service has, one of each running as a process of its own, while 32 clients change and 64 read',
  measure: async () => {
    const onrecord = await startOnrecord({ split: true });
    try {
      const most = await mostConnections(onrecord, COMMANDS);
      const figure = (name: string, value: number) => ({ name, value, unit: 'connections', n: COMMANDS });
      return [
        figure('connections', Math.max(...Object.values(most))),
        ...Object.entries(most).map(([service, value]) => figure(`connections-of-${service}`, value)),
      ];
    } finally {
      await onrecord.discard();
    }
  },
};
