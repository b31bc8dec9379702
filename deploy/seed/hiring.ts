import type { Commands } from 'command-service/commands';
import { jobContentDefaults } from 'contracts/recruiting/job/job.content';
import { type Question, questionDefaults } from 'contracts/recruiting/question/question.fields';
import type { CompanyContent, QuestionContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

export const questionSetIdOf = ({ subdomain }: CompanyContent, name: string): string =>
  demoId('questionSet', subdomain, name);

/** The one step that a job with a set asks: in the version that the set ends up with. */
export const stepOf = (company: CompanyContent, name: string) => {
  const set = company.hiring?.questionSets.find((one) => one.name === name);
  if (!set) throw new Error(`${company.name} has no question set ${name}.`);
  const questionSetId = questionSetIdOf(company, name);
  const questionSetRevision = set.added ? 2 : 1;
  return { id: demoId('step', company.subdomain, name), name, questionSetId, questionSetRevision };
};

export const fieldsOf = (company: CompanyContent, { choices = [], ...question }: QuestionContent) => ({
  ...questionDefaults,
  ...question,
  choices: choices.map((choice) => ({ ...choice, id: demoId('choice', company.subdomain, choice.text) })),
});

/** What a set asks in the end, as jobs take it. */
export const questionsOf = (company: CompanyContent, name: string): Question[] => {
  const { questions = [], questionSets = [] } = company.hiring ?? {};
  const set = questionSets.find((one) => one.name === name);
  return [...(set?.questions ?? []), ...(set?.added ?? [])].flatMap((place) => {
    const question = questions[place];
    return question ? [{ id: demoId('asked', name, question.text), ...fieldsOf(company, question) }] : [];
  });
};

type Making = Pick<Commands, 'question' | 'questionSet' | 'jobTemplate'>;

/** The questions, sets and templates of a company, each made once by its owner. */
export const makeHiring = async (commands: Making, company: CompanyContent, now: Date): Promise<void> => {
  const { people, subdomain, hiring } = company;
  const [owner] = people;
  if (!owner || !hiring) return;
  const cause = (key: string) => ({
    tenantId: tenantIdOf(company),
    actor: { type: 'user' as const, id: userIdOf(owner) },
    ip: null,
    occurredAt: now.toISOString(),
    correlationId: key,
    causationId: key,
    idempotencyKey: key,
    now,
  });
  const asked = hiring.questions.map((question) => fieldsOf(company, question));
  for (const fields of asked) {
    const questionId = demoId('question', subdomain, fields.text);
    await commands.question(questionId, {
      type: 'CreateQuestion',
      data: { questionId, ...fields },
      metadata: cause(questionId),
    });
  }
  for (const { name, description, questions, added } of hiring.questionSets) {
    const questionSetId = questionSetIdOf(company, name);
    const inSet = (places: readonly number[]) =>
      places.flatMap((place) => {
        const fields = asked[place];
        return fields ? [{ id: demoId('asked', name, fields.text), ...fields }] : [];
      });
    const data = { questionSetId, name, description, questions: inSet(questions) };
    await commands.questionSet(questionSetId, { type: 'CreateQuestionSet', data, metadata: cause(questionSetId) });
    if (!added) continue;
    const change = { questions: inSet([...questions, ...added]) };
    const key = demoId('questionSetChange', subdomain, name);
    await commands.questionSet(questionSetId, { type: 'ChangeQuestionSet', data: change, metadata: cause(key) });
  }
  for (const { name, title, content, questionSet } of hiring.templates) {
    const jobTemplateId = demoId('jobTemplate', subdomain, name);
    const steps = [stepOf(company, questionSet)];
    const data = { ...jobContentDefaults, ...content, jobTemplateId, name, title, steps };
    await commands.jobTemplate(jobTemplateId, { type: 'CreateJobTemplate', data, metadata: cause(jobTemplateId) });
  }
};
