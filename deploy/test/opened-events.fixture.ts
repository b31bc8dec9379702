import { eventCatalogue } from 'contracts/events';
import { type Events, openEvents } from 'platform/event-store/events';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { quiet } from 'projection-service/test/database.harness';

/** The events of a product at work, opened beside it. */
export const openedEvents = ({ urls }: Pick<TestDatabase, 'urls'>): Promise<Events> => {
  const { PROJECTOR_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = urls;
  return openEvents({ url, keysUrl, poolSize: 2, log: quiet, catalogue: eventCatalogue });
};
