import type { MailSources } from 'contracts/automation/mail/mail-tags';
import { team } from 'contracts/identity/team/team.entity';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { MAX_BATCH_RECIPIENTS } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import type { BatchRecipient } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { membershipDecider } from '#command-service/identity/membership/membership.decider';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';
import { refuseBatch } from './contract-batch.decider.ts';

type Chosen = { candidates: readonly string[]; users: readonly string[]; teams: readonly string[] };

/** Each once: candidates, accounts, and everybody in the teams as they are now. Refused where that is nobody, or too many. */
export const recipientsOf = async (
  store: EventStore,
  tenantId: string,
  { candidates, users, teams }: Chosen,
): Promise<BatchRecipient[]> => {
  const members = await Promise.all(
    teams.map(async (id) => {
      const found = await entityState(store, team, { tenantId, id });
      if (found.status !== 'kept') throw new Rejection('team-unknown', 422, { errors: { teams: ['team-unknown'] } });
      return found.record.userIds;
    }),
  );
  const all = [
    ...[...new Set(candidates)].map((id) => ({ kind: 'candidate' as const, id })),
    ...[...new Set([...users, ...members.flat()])].map((id) => ({ kind: 'user' as const, id })),
  ];
  if (all.length === 0) throw refuseBatch('contract-batch-empty', 'users');
  const [largest = 'users'] = Object.entries({ teams, users, candidates }).find(([, ids]) => ids.length > 0) ?? [];
  if (all.length > MAX_BATCH_RECIPIENTS) throw refuseBatch('contract-batch-too-large', largest);
  return all;
};

/** Somebody who can be sent a contract, and what its tags say of them. */
export type Reached = {
  name: string;
  email: string;
  candidateId: string | null;
  candidate: NonNullable<MailSources['candidate']>;
};
/** Why somebody cannot, and their name where it is known. */
export type Unreached = { name: string | null; code: string };

type Person = Reached['candidate'];
const unknown = Object.fromEntries(Object.keys(candidate.fields).map((field) => [field, null])) as Person;

/** The tags of a candidate that an account has values for: what it is called, and its address. */
const asCandidate = (name: string, email: string): Person => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { ...unknown, firstName, lastName: rest.join(' '), email };
};

type Of = { tenantId: string; id: string };

const findCandidate = async (store: EventStore, { tenantId, id }: Of): Promise<Reached | Unreached> => {
  const state = await entityState(store, candidate, { tenantId, id });
  if (state.status !== 'kept') return { name: null, code: 'candidate-not-found' };
  const { firstName, lastName, email, erased } = state.record;
  if (erased || firstName === null || lastName === null) return { name: null, code: 'erased' };
  const name = fullName(firstName, lastName);
  return email ? { name, email, candidateId: id, candidate: state.record } : { name, code: 'mail-no-address' };
};

const findUser = async (store: EventStore, { tenantId, id }: Of): Promise<Reached | Unreached> => {
  const [membership, user] = await Promise.all([
    stateOf(store, streamName('membership', tenantId, id), membershipDecider),
    stateOf(store, streamName('user', GLOBAL, id), userDecider),
  ]);
  // Whether there is such an account elsewhere is nothing that is told.
  if (membership.status === 'absent') return { name: null, code: 'contract-recipient-unknown' };
  if (user.status !== 'registered' || user.name === null) return { name: null, code: 'erased' };
  const { name, email } = user;
  if (membership.status === 'deactivated') return { name, code: 'contract-recipient-deactivated' };
  return email
    ? { name, email, candidateId: null, candidate: asCandidate(name, email) }
    : { name, code: 'mail-no-address' };
};

/** A recipient as they stand now. */
export const findRecipient = (store: EventStore, tenantId: string, { kind, id }: BatchRecipient) =>
  kind === 'candidate' ? findCandidate(store, { tenantId, id }) : findUser(store, { tenantId, id });
