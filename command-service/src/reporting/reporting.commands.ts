import type { EventStore } from 'platform/event-store/event-store';
import { savedFilterHandler } from './saved-filter/saved-filter.handler.ts';

export const reportingCommands = ({ store }: { store: EventStore }) => ({ savedFilter: savedFilterHandler(store) });
