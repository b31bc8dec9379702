import { DeciderSpecification } from '@event-driven-io/emmett';
import { MAX_TEAM_USERS, type team } from 'contracts/identity/team/team.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import { exampleCause, exampleJobId as teamId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { teamDecider } from './team.handler.ts';

const given = DeciderSpecification.for(teamDecider);
const by = { metadata: exampleCause };
const [ola, uma] = [derivedId('ola'), derivedId('uma')];
const of = (...userIds: string[]) => caused(by, 'TeamCreated', { teamId, name: 'Yard', userIds });
const changed = (from: string[], to: string[]) =>
  caused(by, 'TeamChanged', { teamId, from: { userIds: from }, to: { userIds: to } });
const joins = (userId: string): EntityCommand<typeof team> => ({ ...by, type: 'JoinTeam', data: { userId } });
const leaves = (userId: string): EntityCommand<typeof team> => ({ ...by, type: 'LeaveTeam', data: { userId } });
const refusedAs = (code: string) => (error: Error) => error.message === code;

describe('people of a team', () => {
  it('given a team, when somebody joins, then they come last; joining again, nothing happens', () => {
    given([of(ola)])
      .when(joins(uma))
      .then([changed([ola], [ola, uma])]);
    given([of(ola, uma)])
      .when(joins(uma))
      .thenNothingHappened();
  });

  it('given a team, when somebody leaves, then the others stay; leaving again, nothing happens', () => {
    given([of(ola, uma)])
      .when(leaves(ola))
      .then([changed([ola, uma], [uma])]);
    given([of(uma)])
      .when(leaves(ola))
      .thenNothingHappened();
  });

  it('given the only one of a team, when they leave, then it is refused: a team is of somebody', () =>
    given([of(ola)])
      .when(leaves(ola))
      .thenThrows(Rejection, refusedAs('team-last-user')));

  it('given a team with as many as it may have, when another joins, then it is refused', () =>
    given([of(...Array.from({ length: MAX_TEAM_USERS }, (_, index) => derivedId(String(index))))])
      .when(joins(ola))
      .thenThrows(Rejection, refusedAs('team-full')));

  it('given a team that is gone, when somebody joins, then there is no such thing', () =>
    given([of(ola), caused(by, 'TeamRemoved', { teamId })])
      .when(joins(uma))
      .thenThrows(Rejection, refusedAs('not-found')));
});
