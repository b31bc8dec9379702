import type { Engine } from './server.ts';

/** EventStoreDB: its specs take the one that the environment names, else a small server of its protocol that they start themselves. */
export const eventStoreDb: Engine = {
  name: 'EventStoreDB',
  settings: ['EVENTSTORE_URL'],
  start: async () => ({ absent: 'it is in no package registry: its specs run on a small server of the wire protocol' }),
};
