import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { TeamEvent } from 'contracts/identity/team/team.entity';
import type { TrainingScheduleEvent } from 'contracts/training/schedule/schedule.entity';
import { policy } from '#integration-workers/engine/policy';
import { assignLabel, assignLabelTo, assignTeam, assignTeamTo } from './assign-group.job.ts';
import { assignNewcomer } from './assign-newcomer.job.ts';
import { assignPeople } from './assign-people.job.ts';
import { endAssignments } from './end-assignments.job.ts';
import { movePeople } from './move-people.job.ts';
import { repeatSchedule } from './repeat-schedule.job.ts';
import { reschedulePeople } from './reschedule-people.job.ts';

/** Whenever a schedule is made or others are added, or some of its people were assigned, those who come next are; the same with a cancellation, a move to another version, another deadline, and its repetition. */
export const schedulePolicy = policy<TrainingScheduleEvent>({
  name: 'training.schedule',
  jobs: [assignPeople, endAssignments, movePeople, reschedulePeople, repeatSchedule],
  on: {
    TrainingScheduleCreated: ({ data: { trainingScheduleId: scheduleId } }) => [
      assignPeople.request(scheduleId, { scheduleId, after: null }),
    ],
    TrainingPeopleAssigned: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [assignPeople.request(scheduleId, { scheduleId, after: next })],
    TrainingPeopleAdded: ({ data: { trainingScheduleId: scheduleId } }) => [
      assignPeople.request(scheduleId, { scheduleId, after: null }),
    ],
    TrainingScheduleRescheduled: ({ data: { trainingScheduleId: scheduleId } }) => [
      reschedulePeople.request(scheduleId, { scheduleId, chunk: 0 }),
    ],
    TrainingPeopleRescheduled: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [reschedulePeople.request(scheduleId, { scheduleId, chunk: next })],
    TrainingScheduleRepeated: ({ data: { trainingScheduleId: scheduleId, startsAt } }) => [
      repeatSchedule.request(scheduleId, { scheduleId, startsAt }),
    ],
    TrainingScheduleMoved: ({ data: { trainingScheduleId: scheduleId } }) => [
      movePeople.request(scheduleId, { scheduleId, chunk: 0 }),
    ],
    TrainingPeopleMoved: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [movePeople.request(scheduleId, { scheduleId, chunk: next })],
    TrainingScheduleCancelled: ({ data: { trainingScheduleId: scheduleId } }) => [
      endAssignments.request(scheduleId, { scheduleId, chunk: 0 }),
    ],
    TrainingAssignmentsEnded: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [endAssignments.request(scheduleId, { scheduleId, chunk: next })],
  },
});

type Of<Data> = { data: Data; streamVersion: bigint; metadata: { occurredAt: string } };
const sinceOf = ({ streamVersion, metadata: { occurredAt } }: Of<unknown>) => ({
  ...{ version: Number(streamVersion), at: occurredAt },
});
const member = (event: Of<{ userId: string }>) => {
  const { userId } = event.data;
  return [assignNewcomer.request(userId, { userId, since: sinceOf(event) })];
};
const team = (event: Of<{ teamId: string }>) => {
  const { teamId } = event.data;
  return [assignTeam.request(teamId, { teamId, since: sinceOf(event) })];
};

/** Who joins the company or a team, or gets a label, later is assigned too, where a schedule says so (docs/product.md TRA-55, TRA-102). */
export const scheduleNewcomerPolicy = policy<MembershipEvent | TeamEvent>({
  name: 'training.schedule-newcomer',
  jobs: [assignNewcomer, assignTeam, assignTeamTo, assignLabel, assignLabelTo],
  on: {
    MembershipGranted: member,
    MembershipReactivated: member,
    MembershipLabelled: (event) => {
      const { userId, labelId } = event.data;
      return [assignLabel.request(labelId, { labelId, userId, since: sinceOf(event) })];
    },
    TeamCreated: (event) => team(event),
    TeamChanged: (event) => (event.data.to.userIds === undefined ? [] : team(event)),
  },
});
