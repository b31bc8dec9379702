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

/** What the company wrote to candidates when it had decided about them. */
export const planMails = (company: CompanyContent, steps: readonly Step[], now: Date): Step[] =>
  (company.mailTemplates ?? [])
    .flatMap((template) => (template.goesWith ? writtenTo(company, steps, template) : []))
    .filter(({ at }) => at <= now);
