import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('own learning int spec', name);
const [userId, reviewer, exportId] = [id('Wilhelmina'), id('Rita'), id('copy')];
const assignmentId = assignmentIdOf(id('schedule'), userId);
const startsAt = '2026-03-01T09:00:00.000Z';
const written = { ...questionDefaults, id: id('written'), text: 'What is a hull?', responseType: 'text', points: 5 };
const choice = {
  ...{ ...questionDefaults, id: id('choice'), text: 'Which wood?', responseType: 'multiple-choice', points: 2 },
  choices: [
    { id: id('oak'), text: 'Oak', isRight: true },
    { id: id('ash'), text: 'Ash', isRight: false },
  ],
};
const video = { videoUrl: 'https://films.example/hull.mp4', videoSeconds: 100, requiredPercent: 50 };
const step = LessonStep.parse({ id: id('step'), name: 'Look', ...video, questions: [written, choice] });

describe('what somebody learned, in the copy of their data (docs/product.md POR-18)', () => {
  let service: Harness;
  let last: string;
  const learned = async (...told: [string, Record<string, unknown>][]) => {
    const events = told.map(([type, data]) => ({
      type,
      data: { trainingAssignmentId: assignmentId, userId, ...data },
    }));
    last = await service.append('trainingAssignment', assignmentId, events);
  };

  beforeAll(async () => {
    service = await openHarness();
    const admin = openSuperuser(service);
    await admin.query("insert into access.account values ($1, 'w@mail.example', 'Wilhelmina', 'en-us', 1)", [userId]);
    await admin.query(
      "insert into access.tenant (tenant_id, name, subdomain, version) values ($1, 'Harbor & Pine', 'own-learning', 1) on conflict (tenant_id) do update set name = excluded.name",
      [exampleTenantId],
    );
    await admin.end();
    await storyOf(service).user(userId, 'Wilhelmina');
    await storyOf(service).user(reviewer, 'Rita Reviewer');
    const lesson = { trainingLessonId: id('lesson'), name: 'Hulls', steps: [step] };
    await service.append('trainingLesson', id('lesson'), [
      { type: 'TrainingLessonCreated', data: lesson },
      { type: 'TrainingLessonPublished', data: { ...lesson, lessonVersion: 1, note: '' } },
    ]);
    const { labelIds, ...said } = programDefaults;
    const lessons = [{ lessonId: id('lesson'), lessonVersion: 1, name: 'Hulls', points: 7 }];
    const program = { trainingProgramId: id('program'), name: 'Boats', ...said };
    await service.append('trainingProgram', id('program'), [
      { type: 'TrainingProgramCreated', data: { ...program, labelIds, lessonIds: [id('lesson')] } },
      {
        type: 'TrainingProgramPublished',
        data: {
          trainingProgramId: id('program'),
          programVersion: 1,
          note: '',
          content: { name: 'Boats', ...said, lessons },
        },
      },
    ]);
    const ofLesson = { lessonId: id('lesson') };
    const review = { ...ofLesson, questionId: written.id, answerVersion: 1, reviewerId: reviewer };
    const words = { ratingTypeId: id('good'), ratingName: 'Good', points: 4, feedbackFileId: null };
    await learned(
      [
        'TrainingAssignmentCreated',
        {
          ...{ scheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Boats' },
          ...{ lessonCount: 1, possible: 7, startsAt, expiresAt: '2026-03-09T09:00:00.000Z', reminders: [] },
        },
      ],
      [
        'TrainingExtended',
        { expiredAt: null, expiresAt: '2026-04-01T09:00:00.000Z', reminders: [], reason: 'Seasick' },
      ],
      ['TrainingLessonStarted', { ...ofLesson, lessonVersion: 1 }],
      ['TrainingVideoWatched', { ...ofLesson, stepId: step.id, start: 0, end: 60_000 }],
      [
        'TrainingQuestionAnswered',
        {
          ...{ ...ofLesson, questionId: written.id, answerVersion: 1, points: null, possible: 5 },
          answer: { text: 'Keeps the water out' },
        },
      ],
      [
        'TrainingQuestionAnswered',
        {
          ...{ ...ofLesson, questionId: choice.id, answerVersion: 1, points: 2, possible: 2 },
          answer: { choiceIds: [id('oak')], isRight: true, points: 2 },
        },
      ],
      ['TrainingLessonFinished', ofLesson],
      ['TrainingAnswerReviewed', { ...review, ...words, feedback: 'Say which wood' }],
      ['TrainingReviewReopened', { ...ofLesson, questionId: written.id, reviewerId: reviewer, reason: 'Too strict' }],
      ['TrainingCompleted', { earned: 2, possible: 7, unreviewed: 1 }],
    );
    const certificateId = certificateIdOf(assignmentId);
    await service.append('trainingCertificate', certificateId, [
      {
        type: 'TrainingCertificateCreated',
        data: {
          ...{ trainingCertificateId: certificateId, assignmentId, userId, userName: 'Wilhelmina' },
          ...{ companyName: 'Harbor & Pine', programId: id('program'), programVersion: 1, programName: 'Boats' },
          ...{ earned: 6, possible: 7, completedOn: '2026-03-02', validUntil: null, expiresAt: null, noticeAt: null },
        },
      },
      {
        type: 'TrainingCertificateWithdrawn',
        data: { trainingCertificateId: certificateId, userId, reason: 'Copied from Bob' },
      },
    ]);
    const acknowledgementId = acknowledgementIdOf(id('policy'), userId);
    const asked = { roundId: id('round'), name: 'Life jackets', handbookVersion: 2, askedAt: startsAt, dueAt: null };
    await service.append('acknowledgement', acknowledgementId, [
      {
        type: 'AcknowledgementCreated',
        data: {
          ...{ acknowledgementId, documentId: id('policy'), userId, kind: 'policy', ...asked, reminders: [] },
          ...{ acknowledgeDays: null, reminderDays: [], repeatMonths: null },
        },
      },
      {
        type: 'DocumentAcknowledged',
        data: { acknowledgementId, userId, handbookVersion: 2, rightAnswers: 3, repeatsAt: null },
      },
    ]);
    last = await service.append('user', userId, [{ type: 'UserExported', data: { userId, exportId } }], GLOBAL);
  });
  afterAll(() => service.close());

  const copy = (of: string) => service.get(`/api/candidate/exports/${exportId}`, { userId: of, minPosition: last });

  it('given a training, its certificate and a document, when a copy is fetched, then it tells what was watched, answered, said and confirmed, and of staff no name', async () => {
    const { status, body } = await copy(userId);
    expect([status, body.learning]).toMatchObject([
      200,
      [
        {
          ...{ companyId: exampleTenantId, companyName: 'Harbor & Pine' },
          trainings: [
            {
              ...{ programName: 'Boats', status: 'completed', earned: 2, possible: 7, source: null },
              lessons: [
                {
                  lesson: 'Hulls',
                  steps: [
                    {
                      watched: { percent: 60, milliseconds: [[0, 60_000]] },
                      answers: [
                        {
                          ...{ question: 'What is a hull?', answer: { text: 'Keeps the water out' } },
                          reviews: [{ points: 4, rating: 'Good', feedback: 'Say which wood', isReopened: true }],
                        },
                        {
                          ...{ question: 'Which wood?', possible: 2 },
                          // What is right is not told where its author does not want that.
                          answer: { choiceIds: [id('oak')], isRight: null, points: null },
                        },
                      ],
                    },
                  ],
                },
              ],
              reasons: [
                { what: 'TrainingExtended', reason: 'Seasick' },
                { what: 'TrainingReviewReopened', reason: 'Too strict' },
              ],
              certificate: {
                ...{ userName: 'Wilhelmina', status: 'withdrawn' },
                reasons: [{ what: 'TrainingCertificateWithdrawn', reason: 'Copied from Bob' }],
              },
            },
          ],
          documents: [{ name: 'Life jackets', version: 2, confirmed: [{ version: 2, rightAnswers: 3 }] }],
        },
      ],
    ]);
    expect(JSON.stringify(body.learning)).not.toMatch(new RegExp(`Rita|${reviewer}`));
  });

  it('given somebody else, when they ask for that copy, then there is none', async () => {
    expect((await copy(exampleUserId)).status).toBe(404);
  });

  it('given a company where they were erased, when a copy is fetched, then it tells nothing of that company', async () => {
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: userId });
    last = await service.append('learner', userId, [{ type: 'LearnerErased', data: { userId } }]);
    expect((await copy(userId)).body.learning).toEqual([]);
  });
});
