import { recordIn } from 'access/recruiting/record-in';
import type { OutsideLearners } from 'access/training/outside-learner';
import { outsideRenewals } from 'access/training/outside-renewal';
import { publishedPrograms } from 'access/training/published';
import { Rejection } from 'contracts/kernel/problem';
import { DEFAULT_REMINDER_DAYS } from 'contracts/training/assignment/assignment.choices';
import {
  assignmentIdOf,
  type TrainingAssignmentRecord,
  trainingAssignment,
} from 'contracts/training/assignment/assignment.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { joinPublicTraining, renewPublicTraining } from 'contracts/training/public-training/public-training.endpoints';
import {
  type PublicTrainingRejection,
  publicTraining,
  trainingAgainIdOf,
} from 'contracts/training/public-training/public-training.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { hasGivenLessons } from '#command-service/training/given-program/given-to';
import { assignedData } from '#command-service/training/schedule/assigned-data';
import type { OutsideJoins } from './outside-joins.ts';

export type JoinContext = CommandContext & {
  store: EventStore;
  outsideJoins: OutsideJoins;
  outsideLearners: Pick<OutsideLearners, 'companyOf'>;
};

type Begun = {
  tenantId: string;
  userId: string;
  /** The link, and what stands in the place of a schedule. */
  publicTrainingId: string;
  scheduleId: string;
  source: string;
};

const refuse = (code: PublicTrainingRejection) => new Rejection<PublicTrainingRejection>(code, 409);

/** Whoever has the link of a public training joins it: it is theirs in the version of today, and its time runs from now on (docs/product.md TRA-65). */
export const joinRoutes = (router: IRouter, context: JoinContext): void => {
  const { store, commands, outsideJoins, outsideLearners, tenantStatuses } = context;
  const renewals = outsideRenewals(store);
  const programs = publishedPrograms(store);

  /** What is learned today; of what is not open there is nothing. */
  const openIn = async (tenantId: string, id: string) => {
    const link = await recordIn(store, publicTraining, { tenantId, id });
    if (!link) throw new Rejection('not-found', 404);
    const program = await recordIn(store, trainingProgram, { tenantId, id: link.programId });
    const programVersion = program?.publishedVersion ?? 0;
    const content = link.status === 'open' && (await programs(tenantId, { programId: link.programId, programVersion }));
    if (!content || (await tenantStatuses.isSuspended(tenantId))) throw refuse('public-training-closed');
    // Lessons of a parent that came in later are for the people of the company alone.
    if (await hasGivenLessons(store, tenantId, content.lessons)) throw refuse('public-training-closed');
    return { programId: link.programId, programVersion, programName: content.name, content };
  };

  /** Whoever was removed does not come back by the link. */
  const answerOf = ({ scheduleId: id, source, expiresAt, status }: TrainingAssignmentRecord) => {
    if (status === 'cancelled') throw refuse('public-training-left');
    return { id, source: source ?? '', expiresAt };
  };

  /** Assigns what the link has today, from now on. */
  const begin = async (
    request: Omit<Origin, 'auth'>,
    { tenantId, userId, publicTrainingId, scheduleId, source }: Begun,
  ) => {
    const { now } = request;
    const id = assignmentIdOf(scheduleId, userId);
    const { content, ...program } = await openIn(tenantId, publicTrainingId);
    const startsAt = now.toISOString();
    const timeZone = await companyZoneOf(store, tenantId);
    const terms = { startsAt, deadline: null, reminderDays: DEFAULT_REMINDER_DAYS, timeZone };
    const data = {
      trainingAssignmentId: id,
      userId,
      source,
      publicTrainingId,
      ...assignedData({ ...program, scheduleId, ...terms }, content, now),
    };
    const metadata = causeOf({ ...request, auth: { userId, tenantId } });
    const command = { type: 'CreateTrainingAssignment' as const, data, metadata };
    const sent = await outsideJoins.join({ tenantId, scheduleId, userId, now }, () =>
      commands.trainingAssignment(id, command),
    );
    if (sent.state.status === 'absent') throw new Rejection('not-found', 404);
    return answered(sent.position, answerOf(sent.state.record));
  };

  mount(
    router,
    joinPublicTraining,
    async (request) => {
      const { userId } = request.auth;
      const { companyId: tenantId, source } = request.body;
      const { id } = request.params;
      const before = await recordIn(store, trainingAssignment, { tenantId, id: assignmentIdOf(id, userId) });
      if (before) return { body: answerOf(before) };
      return begin(request, { tenantId, userId, publicTrainingId: id, scheduleId: id, source });
    },
    context,
  );
  mount(
    router,
    renewPublicTraining,
    async (request) => {
      const { userId } = request.auth;
      const { id: scheduleId } = request.params;
      const tenantId = await outsideLearners.companyOf(scheduleId, userId);
      const id = assignmentIdOf(scheduleId, userId);
      const before = tenantId && (await recordIn(store, trainingAssignment, { tenantId, id }));
      if (!before || before.source === null || before.publicTrainingId === null) throw new Rejection('not-found', 404);
      const { source, publicTrainingId } = before;
      const { isDue, again } = await renewals.of(tenantId, before, request.now);
      if (again) return { body: answerOf(again) };
      if (before.status === 'cancelled') throw refuse('public-training-left');
      if (!isDue) throw refuse('training-not-renewable');
      return begin(request, { tenantId, userId, publicTrainingId, scheduleId: trainingAgainIdOf(id), source });
    },
    context,
  );
};
