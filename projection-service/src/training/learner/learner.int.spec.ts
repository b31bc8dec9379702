import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { rebuildTables } from '#projection-service/engine/rebuild';
import { dump, openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('learner int spec', name);
const userId = id('Wilhelmina');
const otherTenant = id('another company');
const SECRETS = /wilhelmina|a hull of oak|shipshape|seasick/i;
const startsAt = '2026-03-01T09:00:00.000Z';

describe('a learner who is erased', () => {
  let service: Harness;
  let last: string;
  const assignmentId = assignmentIdOf(id('schedule'), userId);

  const assign = async (tenantId: string) => {
    const programs = { scheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Hulls' };
    const data = {
      ...{ trainingAssignmentId: assignmentId, userId, ...programs, lessonCount: 1, possible: 5 },
      ...{ startsAt, expiresAt: null, reminders: [] },
    };
    last = await service.append(
      'trainingAssignment',
      assignmentId,
      [{ type: 'TrainingAssignmentCreated', data }],
      tenantId,
    );
  };
  const tell = async (...told: [string, Record<string, unknown>][]) => {
    const events = told.map(([type, data]) => ({ type, data: { trainingAssignmentId: assignmentId, ...data } }));
    last = await service.append('trainingAssignment', assignmentId, events);
  };
  const learners = async (): Promise<unknown[]> => {
    const admin = openSuperuser(service);
    const { rows } = await admin.query('select company_id as company from read.learner where user_id = $1', [userId]);
    await admin.end();
    return rows.map(({ company }) => company);
  };
  const get = (path: string) => service.get(`/api/tenant/${path}`, { minPosition: last });
  const queue = async () => (await get('training-reviews')).body.lines;

  beforeAll(async () => {
    service = await openHarness();
    await storyOf(service).user(userId, 'Wilhelmina');
    await assign(otherTenant);
    await assign(exampleTenantId);
    const answer = { lessonId: id('lesson'), questionId: id('question'), answerVersion: 1 };
    const extended = { userId, expiredAt: null, expiresAt: '2026-04-01T09:00:00.000Z', reminders: [] };
    await tell(
      ['TrainingExtended', { ...extended, reason: 'Seasick' }],
      ['TrainingLessonStarted', { lessonId: id('lesson'), lessonVersion: 1 }],
      ['TrainingQuestionAnswered', { ...answer, userId, points: null, possible: 5, answer: { text: 'A hull of oak' } }],
      ['TrainingLessonFinished', { lessonId: id('lesson') }],
    );
  });
  afterAll(() => service.close());

  it('given somebody who learned in two companies, when it is asked, then both are known (TRA-31)', async () => {
    expect(await queue()).toMatchObject([{ id: assignmentId, userName: 'Wilhelmina' }]);
    await get('audit-log');
    expect((await learners()).sort()).toEqual([exampleTenantId, otherTenant].sort());
  });

  it('given one of them, when they are erased there, then nothing of theirs is shown, nothing waits for a review, and the other is still to be done', async () => {
    const reviewed = {
      lessonId: id('lesson'),
      questionId: id('question'),
      answerVersion: 1,
      reviewerId: exampleUserId,
    };
    const words = { ratingTypeId: null, ratingName: null, points: 3, feedback: 'Shipshape', feedbackFileId: null };
    await tell(['TrainingAnswerReviewed', { ...reviewed, ...words, userId }]);
    expect(JSON.stringify((await get('audit-log')).body)).toMatch(/shipshape/i);
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: userId });
    last = await service.append('learner', userId, [{ type: 'LearnerErased', data: { userId } }]);
    await tell(['TrainingAnswersErased', { userId }]);
    const [audit, lines, page] = [await get('audit-log'), await queue(), await get('training-assignments')];
    expect(JSON.stringify(audit.body)).not.toMatch(/a hull of oak|shipshape|seasick/i);
    expect(lines).toEqual([]);
    expect(page.body).toMatchObject([{ status: 'cancelled', earned: 3 }]);
    await expect.poll(learners).toEqual([otherTenant]);
  });

  it('given everything built anew from the first event, when the account is erased too, then every table is the same and holds nothing of them', async () => {
    await service.events.keys.destroy({ tenantId: 'global', subject: userId });
    last = await service.append('user', userId, [{ type: 'UserErased', data: { userId } }], 'global');
    await Promise.all(['training-assignments', 'audit-log'].map(get));
    for (const projection of projections) {
      const before = await dump(service.projector, projection);
      await rebuildTables(projection, { pool: service.projector, feed: service.events.feed });
      const after = await dump(service.projector, projection);
      expect(after).toEqual(before);
      expect(JSON.stringify(after)).not.toMatch(SECRETS);
    }
  });
});
