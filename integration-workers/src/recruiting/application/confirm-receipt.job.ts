import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { readPerson } from './applicant-person.ts';
import { forgetApplicant } from './forget-applicant.ts';

const QUESTION = {
  projections: ['recruiting.my-application'],
  text: `select job_title as job, coalesce(profile_name, tenant_name) as company
    from read.my_application where user_id = $1 and id = $2`,
};

/** Tells an applicant by mail that their application has arrived. */
export const confirmReceipt = mailJob({
  name: 'recruiting.application.confirm-receipt',
  payload: z.strictObject({ applicationId: Id, candidateId: Id, userId: Id }),
  /**
   * Nothing is written to somebody whose record the company has erased. Somebody who has erased their account while the company
   * made that record is forgotten.
   */
  recipients: async ({ data: { applicationId, candidateId, userId }, cause }, tools) => {
    const person = await readPerson(cause, userId, tools);
    if (!person) {
      await forgetApplicant({ candidateId, userId }, cause, tools);
      return [];
    }
    const question = { ...QUESTION, person: userId, values: [userId, applicationId] };
    const [found] = await tools.read<{ job: string; company: string }>(cause, question);
    if (!found) return [];
    const { firstName, email, locale } = person;
    return [{ to: email, subjectId: candidateId, locale, values: { firstName, ...found } }];
  },
  texts: {
    'en-us': ({ firstName, company, job }) => ({
      subject: `We have received your application for ${job}`,
      paragraphs: [
        `Hello ${firstName},`,
        `${company} has received your application for ${job}. We will email you when something changes. You can check its status at any time under “My interviews”.`,
        `Kind regards, ${company}`,
      ],
    }),
    'pt-br': ({ firstName, company, job }) => ({
      subject: `Recebemos sua candidatura para ${job}`,
      paragraphs: [
        `Olá, ${firstName},`,
        `${company} recebeu sua candidatura para a vaga ${job}. Enviaremos um e-mail quando algo mudar. Você pode acompanhar o andamento a qualquer momento em “Minhas entrevistas”.`,
        `Atenciosamente, ${company}`,
      ],
    }),
  },
});
