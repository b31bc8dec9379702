import type { Commands } from 'command-service/commands';
import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { deadlineAt } from 'contracts/recruiting/response/response.deadline';
import type { ResponseCommand } from 'contracts/recruiting/response/response.entity';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { questionsOf, stepOf } from '#deploy/seed/hiring';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

export type Opening = Extract<
  Extract<Step, { aggregate: 'interview' }>['command'],
  { type: 'CreateInterview' }
>['data'];
/** How far a candidate is who was invited so many days ago. */
export type Story = {
  daysAgo: number;
  days: number;
  until: 'invited' | 'begun' | 'submitted' | 'expired';
  extra?: number;
};

const stories: readonly Story[] = [
  { daysAgo: 1, days: 7, until: 'invited' },
  { daysAgo: 2, days: 7, until: 'begun' },
  { daysAgo: 4, days: 7, until: 'submitted' },
  { daysAgo: 5, days: 7, until: 'submitted', extra: 150 },
  { daysAgo: 10, days: 7, until: 'expired' },
];
export const QUESTIONS = 'First questions';
/** After the invitation. */
const SUBMITTED_HOURS = 21;
const texts = [
  'I could start four weeks after your letter, and I have to give fourteen days of notice.',
  'From the first of the month. My contract ends with the season, so there is no notice to give.',
  'In two weeks. I would like to finish the hull that I am planking now, and hand it over properly.',
];

export type SeedContext = { commands: Commands; company: CompanyContent; now: Date };
type Said = ResponseCommand extends infer C ? (C extends ResponseCommand ? Pick<C, 'type' | 'data'> : never) : never;
export type Moment = { at: Date; run: () => Promise<unknown> };

const answerTo = (question: Question, index: number) => {
  const base = { questionId: question.id, answerVersion: 0 };
  if (question.responseType === 'text') return { ...base, text: texts[index % texts.length] ?? '' };
  const chosen = question.choices.filter(({ isRight }, at) => (index % 2 === 0 ? isRight : at === 0));
  return { ...base, choiceIds: chosen.map(({ id }) => id) };
};

type PlannedStory = { story: Story; index: number };

/** What one candidate does about an invitation, step by step: to a step of a job, or to an open interview. */
export const planResponse = (
  { commands, company, now }: SeedContext,
  opening: Opening,
  { story, index }: PlannedStory,
): Moment[] => {
  const { subdomain, profile } = company;
  const { id, questionSetId, questionSetRevision } = stepOf(company, QUESTIONS);
  const stepId = opening.jobId === null ? null : id;
  const questions = questionsOf(company, QUESTIONS);
  const { interviewId, candidateId, jobId, openInterviewId = null } = opening;
  const responseId = responseIdOf(interviewId, stepId);
  const invitedAt = new Date(now.getTime() - story.daysAgo * DAY_MS);
  const deadline = { days: story.days, timeZone: profile.timeZone };
  const expiresAt = deadlineAt(deadline, invitedAt);
  const [owner] = company.people;
  const send = (by: 'staff' | 'candidate' | 'process', at: Date, said: Said): Moment => {
    const correlationId = derivedId('demo', 'response', subdomain, interviewId, said.type, String(at.getTime()));
    const actor =
      by === 'process'
        ? { type: 'system' as const, id: 'recruiting.response.deadline' }
        : {
            type: 'user' as const,
            id: by === 'staff' && owner ? userIdOf(owner) : derivedId('demo person', candidateId),
          };
    const metadata: CommandMetadata = {
      ...{ tenantId: tenantIdOf(company), actor, ip: null, occurredAt: at.toISOString(), now: at },
      ...{ correlationId, causationId: correlationId, idempotencyKey: correlationId },
    };
    return { at, run: () => commands.response(responseId, { ...said, metadata } as ResponseCommand) };
  };
  const after = (hours: number, minutes = 0) => new Date(invitedAt.getTime() + hours * HOUR_MS + minutes * MINUTE_MS);
  const data = {
    ...{ responseId, interviewId, candidateId, jobId, openInterviewId, stepId, stepName: QUESTIONS },
    ...{ questionSetId, questionSetRevision, questionCount: questions.length },
    ...{ deadline, expiresAt, reminderDays: [], reminders: [], timePercent: 100 },
  };
  const reason = 'Agreed by telephone: reads with a magnifier.';
  const opened = story.until !== 'invited';
  const answered = story.until === 'submitted' ? questions : opened ? questions.slice(0, 1) : [];
  return [
    send('staff', invitedAt, { type: 'CreateResponse', data }),
    ...(story.extra
      ? [send('staff', after(1), { type: 'GrantTime', data: { timePercent: story.extra, reason } })]
      : []),
    ...(opened ? [send('candidate', after(20), { type: 'OpenResponse', data: {} })] : []),
    ...answered.flatMap((question, place) => [
      send('candidate', after(20, 1 + 5 * place), { type: 'ShowQuestion', data: { question } }),
      send('candidate', after(20, 4 + 5 * place), {
        type: 'GiveAnswer',
        data: { question, given: answerTo(question, index), isFile: false },
      }),
    ]),
    ...(story.until === 'submitted'
      ? [send('candidate', after(SUBMITTED_HOURS), { type: 'SubmitResponse', data: { questions } })]
      : []),
    ...(story.until === 'expired'
      ? [send('process', new Date(expiresAt), { type: 'ExpireResponse', data: { dueAt: expiresAt } })]
      : []),
  ];
};

/** Interviews of jobs that ask questions without a camera, which nobody has decided about. */
const openingsIn = ({ company, now }: SeedContext, steps: readonly Step[]): Opening[] => {
  const jobs = new Set(
    company.jobs
      .filter(({ questionSet }) => questionSet === QUESTIONS)
      .map(({ slug }) => demoId('job', company.subdomain, slug)),
  );
  const touched = new Set(steps.filter(({ command }) => command.type === 'ChangeInterviewStatus').map(({ id }) => id));
  const earliest = now.getTime() - Math.max(...stories.map(({ daysAgo }) => daysAgo)) * DAY_MS;
  return steps.flatMap(({ command, at, id }): Opening[] =>
    command.type === 'CreateInterview' &&
    at.getTime() < earliest &&
    jobs.has(command.data.jobId ?? '') &&
    !touched.has(id)
      ? [command.data]
      : [],
  );
};

/** Those whose answers were handed in, and when. */
export const submissionsIn = (asked: SeedContext, steps: readonly Step[]) =>
  openingsIn(asked, steps).flatMap((opening, index) => {
    const { until, daysAgo } = stories[index % stories.length] as Story;
    const at = new Date(asked.now.getTime() - daysAgo * DAY_MS + SUBMITTED_HOURS * HOUR_MS);
    return until === 'submitted' ? [{ opening, at }] : [];
  });

export const planResponses = (asked: SeedContext, steps: readonly Step[]): Moment[] =>
  openingsIn(asked, steps).flatMap((opening, index) =>
    planResponse(asked, opening, { story: stories[index % stories.length] as Story, index }),
  );
