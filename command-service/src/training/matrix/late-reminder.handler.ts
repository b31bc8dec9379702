import { team } from 'contracts/identity/team/team.entity';
import { type LateReminderRejection, lateReminder } from 'contracts/training/matrix/late-reminder.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';

const sendReminder = entityHandler(lateReminder);

/** Reminders name a program and a team of the company. */
export const lateReminderHandler = (deps: HandlerDeps): SendEntity<typeof lateReminder> => {
  const { store } = deps;
  const send = sendReminder(deps);
  return async (id, command, ifMatch) => {
    const { programId = null, teamId = null } = command.data;
    const { tenantId } = command.metadata;
    const isProgram =
      programId === null || (await entityState(store, trainingProgram, { tenantId, id: programId })).status === 'kept';
    const isTeam = teamId === null || (await entityState(store, team, { tenantId, id: teamId })).status === 'kept';
    refuseFaults<LateReminderRejection>([
      ['programId', isProgram ? null : 'program-not-found'],
      ['teamId', isTeam ? null : 'handbook-team-unknown'],
    ]);
    return send(id, command, ifMatch);
  };
};
