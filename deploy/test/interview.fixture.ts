import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Client, createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import { job } from 'contracts/recruiting/job/job.entity';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import { inviteToInterview } from 'contracts/recruiting/response/response.endpoints';
import { clientOf, unique } from './staff.fixture.ts';

type QuestionInput = Partial<Question> & Pick<Question, 'text' | 'responseType'>;

const asked = (question: QuestionInput): Question => ({ id: randomUUID(), ...questionDefaults, ...question });
const choice = (text: string, isRight: boolean) => ({ id: randomUUID(), text, isRight });

/** One question of every type, with limits that are short. */
export const everyType = (): Question[] => [
  asked({ text: 'Why boats?', responseType: 'video', thinkTime: 20, timeLimit: 60, allowedTakes: 3 }),
  asked({ text: 'Describe a hull.', responseType: 'text', minimumCharacters: 20, hint: 'Two sentences will do.' }),
  asked({ text: 'Say hello to the crew.', responseType: 'audio', timeLimit: 30 }),
  asked({ text: 'Show how you plan a day.', responseType: 'screen-share', timeLimit: 30, isRequired: false }),
  asked({
    ...{ text: 'Which are woods?', responseType: 'multiple-choice', points: 5, showsRightAnswer: true },
    choices: [choice('Oak', true), choice('Slate', false), choice('Larch', true)],
  }),
  asked({ text: 'Hand in a drawing.', responseType: 'document', isRequired: false }),
];

export type Invited = { owner: Client; candidate: Client; token: string; interviewId: string; jobTitle: string };

/** Somebody who has applied for a job of Harbor & Pine and was invited to answer its questions, in the first of its steps. */
export const inviteSomebody = async (
  questions: Question[],
  baseUrl = process.env.ONRECORD_URL ?? '',
  stepNames: readonly string[] = ['First interview'],
): Promise<Invited> => {
  const owner = await clientOf('owner', { baseUrl });
  const jobTitle = unique('Shipwright');
  const set = await owner.call(questionSet.endpoints.create, { body: { name: unique('Questions'), questions } });
  const asks = { questionSetId: set.data.id, questionSetRevision: 1 };
  const steps = stepNames.map((name) => ({ id: randomUUID(), name, ...asks }));
  const { data: made } = await owner.call(job.endpoints.create, { body: { title: jobTitle, steps } });
  await owner.call(job.endpoints.own.PublishJob, { params: { id: made.id } });

  const session = createMemorySession();
  const candidate = createClient({ baseUrl, session, positions: createMemoryPositions() });
  const email = `${unique('runa').replace(' ', '.')}@mail.example`;
  const person = { firstName: 'Runa', lastName: 'Solberg', email, password: 'a long walk by the lake' };
  const body = { type: 'candidate' as const, ...person, employerContact: true as const };
  session.store((await candidate.call(register, { body })).data.token);
  const { interviewId } = (await candidate.call(submitApplication, { body: { jobId: made.id } })).data;
  // The interview follows from the application a moment later.
  await expect(async () => {
    await owner.call(inviteToInterview, { params: { id: interviewId }, body: {} });
  }).toPass();
  return { owner, candidate, token: session.token() ?? '', interviewId, jobTitle };
};

/** Comes back as somebody who has logged in here before. */
export const comeAs = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('onrecord.token')) localStorage.setItem('onrecord.token', kept);
  }, token);
};
