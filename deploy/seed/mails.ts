import type { Commands } from 'command-service/commands';
import { fillMail } from 'contracts/automation/mail/mail-liquid';
import { DEFAULT_LOCALE } from 'contracts/kernel/locale';
import { HOUR_MS } from '#deploy/seed/calendar';
import type { CompanyContent, MailTemplateContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

export const templateIdOf = ({ subdomain }: CompanyContent, { name }: MailTemplateContent): string =>
  demoId('emailTemplate', subdomain, name);

/** The email templates of a company, each made once by its owner. */
export const makeMailTemplates = async (
  commands: Pick<Commands, 'emailTemplate'>,
  company: CompanyContent,
  now: Date,
): Promise<void> => {
  const [owner] = company.people;
  for (const template of company.mailTemplates ?? []) {
    const { goesWith: _, ...data } = template;
    const emailTemplateId = templateIdOf(company, template);
    await commands.emailTemplate(emailTemplateId, {
      type: 'CreateEmailTemplate',
      data: { emailTemplateId, ...data },
      metadata: {
        tenantId: tenantIdOf(company),
        actor: { type: 'user', id: owner ? userIdOf(owner) : '' },
        ip: null,
        occurredAt: now.toISOString(),
        correlationId: emailTemplateId,
        causationId: emailTemplateId,
        idempotencyKey: emailTemplateId,
        now,
      },
    });
  }
};

/** Mails that were sent by one template. */
const MAILS = 3;

const writtenTo = (company: CompanyContent, steps: readonly Step[], template: MailTemplateContent): Step[] => {
  const author = company.people.find(({ role }) => role === 'Recruiter') ?? company.people[0];
  const moved = steps.filter(
    ({ command }) => command.type === 'ChangeInterviewStatus' && command.data.status === template.goesWith,
  );
  return moved.slice(0, MAILS).flatMap(({ id: interviewId, at }): Step[] => {
    const opened = steps.find(({ id, command }) => id === interviewId && command.type === 'CreateInterview')?.command;
    if (opened?.type !== 'CreateInterview') return [];
    const { candidateId, jobId } = opened.data;
    const person = steps.find(({ id, command }) => id === candidateId && command.type === 'CreateCandidate')?.command;
    if (person?.type !== 'CreateCandidate') return [];
    const job = company.jobs.find(({ slug }) => demoId('job', company.subdomain, slug) === jobId);
    const { subject, content } = fillMail(template, {
      'candidate.first_name': person.data.firstName,
      'company.name': company.name,
      'company.website': { url: company.profile.website },
      'job.title': job?.title ?? '',
      'user.name': author?.name ?? '',
    });
    const id = demoId('candidateMail', company.subdomain, interviewId);
    const of = { aggregate: 'candidateMail' as const, id };
    const about = { candidateMailId: id, candidateId, interviewId, jobId, templateId: templateIdOf(company, template) };
    const data = { ...about, to: person.data.email, subject, content, locale: DEFAULT_LOCALE };
    const sent = { type: 'NoteCandidateMailSent' as const, data: { answer: '250 2.0.0 OK' } };
    const key = `demo-${id}`;
    const time = at.getTime() + HOUR_MS / 2;
    return [
      {
        ...{ ...of, by: 'Recruiter', key, at: new Date(time) },
        command: {
          type: 'WriteCandidateMail',
          data: { ...data, attachmentIds: [], kind: 'application', decision: null },
        },
      },
      { ...of, by: 'Process', key: `${key}-sent`, at: new Date(time + 2_000), command: sent },
    ];
  });
};

/** What the first who was asked for a day said to that. */
const ANSWER_OF_CANDIDATE = [
  'Thank you, I would love to come.',
  'Tuesday or Thursday morning suit me best. Is there a place to leave a bicycle?',
].join('\n\n');

const answeredBy = (company: CompanyContent, steps: readonly Step[], written: readonly Step[], now: Date): Step[] => {
  const asking = (company.mailTemplates ?? []).filter(({ goesWith }) => goesWith === 'approved');
  const templateIds = asking.map((template) => templateIdOf(company, template));
  const asked = written.find(
    ({ command }) => command.type === 'WriteCandidateMail' && templateIds.includes(command.data.templateId ?? ''),
  );
  if (asked?.command.type !== 'WriteCandidateMail') return [];
  const { candidateId, interviewId, jobId, to, subject } = asked.command.data;
  const person = steps.find(({ id, command }) => id === candidateId && command.type === 'CreateCandidate')?.command;
  const name = person?.type === 'CreateCandidate' ? `${person.data.firstName} ${person.data.lastName}` : '';
  const id = demoId('candidateMail', company.subdomain, `answer-${asked.id}`);
  const about = { candidateMailId: id, candidateId, answersId: asked.id, interviewId, jobId };
  const words = { from: `${name} <${to}>`, subject: `Re: ${subject}`, content: ANSWER_OF_CANDIDATE };
  const command = {
    type: 'ReceiveCandidateMail' as const,
    data: { ...about, ...words, files: [], isAutomatic: false },
  };
  const at = new Date(Math.min(asked.at.getTime() + 5 * HOUR_MS, now.getTime()));
  return [{ aggregate: 'candidateMail', id, by: 'Process', key: `demo-${id}`, at, command }];
};

/** The last of them comes back: its mailbox is no more. */
const ANSWER = '550 5.1.1 The email account that you tried to reach does not exist';
const lastSent = (steps: readonly Step[]) =>
  steps
    .flatMap(({ id, at, command }) => (command.type === 'WriteCandidateMail' ? [{ id, at, data: command.data }] : []))
    .at(-1);

const reported = (steps: readonly Step[]): Step[] => {
  const sent = lastSent(steps);
  if (!sent) return [];
  const command = { type: 'ReportCandidateMail' as const, data: { report: 'bounced' as const, answer: ANSWER } };
  const at = new Date(sent.at.getTime() + HOUR_MS / 60);
  return [{ aggregate: 'candidateMail', id: sent.id, by: 'Process', key: `demo-${sent.id}-bounced`, at, command }];
};

/** The address of a mail that came back takes none any more: from now on, since rules wrote there until then. */
export const planBounces = (
  {
    commands,
    company,
    now: at,
  }: { commands: Pick<Commands, 'mailAddress' | 'mailAddresses'>; company: CompanyContent; now: Date },
  steps: readonly Step[],
): { at: Date; run: () => Promise<unknown> }[] => {
  const sent = lastSent(steps);
  if (!sent) return [];
  const { candidateId, to: address } = sent.data;
  const tenantId = tenantIdOf(company);
  const owner = { subjectId: candidateId, candidateId, userId: null, address };
  const metadata = {
    ...{ tenantId, actor: { type: 'system' as const, id: 'automation.inbound-mail' }, ip: null },
    ...{ occurredAt: at.toISOString(), correlationId: sent.id, causationId: sent.id, now: at },
  };
  const data = { ...owner, mailId: sent.id, isHard: true, answer: ANSWER };
  const id = commands.mailAddresses.idOf(tenantId, address);
  return [{ at, run: () => commands.mailAddress(id, { type: 'NoteMailBounce', data, metadata }) }];
};

/** What the company wrote to candidates when it had decided about them. */
export const planMails = (company: CompanyContent, steps: readonly Step[], now: Date): Step[] => {
  const written = (company.mailTemplates ?? [])
    .flatMap((template) => (template.goesWith ? writtenTo(company, steps, template) : []))
    .filter(({ at }) => at <= now);
  return [...written, ...answeredBy(company, steps, written, now), ...reported(written)];
};
