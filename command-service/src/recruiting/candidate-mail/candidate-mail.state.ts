import { streamName } from 'contracts/kernel/id';
import type { EventStore } from 'platform/event-store/event-store';
import { stateOf } from '#command-service/kernel/command';
import { candidateMailDecider } from './candidate-mail.decider.ts';

export const candidateMailState = (store: EventStore) => (tenantId: string, id: string) =>
  stateOf(store, streamName('candidateMail', tenantId, id), candidateMailDecider);
