import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import type { SpecApp } from './app.harness.ts';

const id = (name: string) => derivedId('response fixture', name);
const question = (name: string, more: object) => ({ id: id(name), text: `${name}?`, ...questionDefaults, ...more });

export const asked = {
  video: question('video', { responseType: 'video', allowedTakes: 3, timeLimit: 60, thinkTime: 30 }),
  free: question('free', { responseType: 'audio', isRequired: false }),
  text: question('text', { responseType: 'text', minimumCharacters: 5 }),
  document: question('document', { responseType: 'document', isRequired: false }),
  choice: question('choice', {
    ...{ responseType: 'multiple-choice', points: 10, showsRightAnswer: true },
    choices: [
      { id: id('right'), text: 'Right', isRight: true },
      { id: id('also'), text: 'Right as well', isRight: true },
      { id: id('wrong'), text: 'Wrong', isRight: false },
    ],
  }),
};
export const choiceIds = { right: id('right'), also: id('also'), wrong: id('wrong') };
export const sha256 = 'a'.repeat(64);

/** A job of two steps, and somebody who applied for it. */
export const openStory = async (app: SpecApp) => {
  const set = await app.recruiter('post', '/api/tenant/question-sets', {
    name: 'First questions',
    questions: Object.values(asked),
  });
  const step = (name: string) => ({ id: id(name), name, questionSetId: set.body.id, questionSetRevision: 1 });
  const jobId = (
    await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook', steps: [step('First'), step('Second')] })
  ).body.id as string;

  /** Somebody with an account, the company's record of them, and their interview. */
  const applicant = async (name: string) => {
    const userId = id(name);
    const email = `${name}@mail.example`;
    const person = { firstName: name, lastName: 'Berg', email, phone: '' };
    const candidateId = (await app.recruiter('post', '/api/tenant/candidates', person)).body.id as string;
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.candidate(candidateId, { type: 'LinkCandidate', data: { userId }, metadata });
    const interviewId = interviewIdOf(applicationIdOf(userId, jobId));
    const opening = { interviewId, candidateId, jobId };
    await app.commands.interview(interviewId, { type: 'CreateInterview', data: opening, metadata });
    const path = `/api/candidate/responses/${interviewId}`;
    return {
      ...{ userId, email, candidateId, interviewId },
      invite: (body: object = {}) => app.recruiter('post', `/api/tenant/interviews/${interviewId}/invite`, body),
      /** A step of theirs, as their browser sends it. */
      does: (step: string, body: object = {}) => app.asPerson(userId)('post', `${path}/${step}`, body),
      /** … of somebody else in their interview. */
      meddles: (other: string, step: string, body: object = {}) => app.asPerson(other)('post', `${path}/${step}`, body),
    };
  };
  return { jobId, setId: set.body.id as string, stepId: id('First'), secondStepId: id('Second'), applicant };
};
export type Applicant = Awaited<ReturnType<Awaited<ReturnType<typeof openStory>>['applicant']>>;
