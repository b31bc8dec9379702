import type { Engine } from './server.ts';

/** EventStoreDB, which nobody can be sent for: its specs take what the environment names, or else a small server of its protocol. */
export const eventStoreDb: Engine = {
  name: 'EventStoreDB',
  settings: ['EVENTSTORE_URL'],
  start: async () => ({ absent: 'it is in no package registry: its specs run on a small server of the wire protocol' }),
};
