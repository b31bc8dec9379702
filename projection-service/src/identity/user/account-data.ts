import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';

type History = {
  registeredAt: string | null;
  /** When they agreed that employers contact them; null: never. */
  employerContactAcceptedAt: string | null;
  renamedAt: string[];
  /** Copies of their data that they asked for, and when. */
  exports: Map<string, string>;
};

/** What the history of an account says beside what its row does. */
export const readAccount = async (store: EventStore, userId: string): Promise<History> => {
  const { events } = await store.readStream(streamName('user', GLOBAL, userId));
  const history: History = {
    registeredAt: null,
    employerContactAcceptedAt: null,
    renamedAt: [],
    exports: new Map(),
  };
  for (const event of events as unknown as Recorded<UserEvent>[]) {
    const at = event.metadata.occurredAt;
    if (event.type === 'UserRegistered') history.registeredAt = at;
    if (event.type === 'UserRenamed') history.renamedAt.push(at);
    if (event.type === 'EmployerContactAccepted') history.employerContactAcceptedAt = at;
    if (event.type === 'UserExported') history.exports.set(event.data.exportId, at);
  }
  return history;
};
