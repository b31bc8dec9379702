import type { MailTexts } from '#integration-workers/automation/mail/render';

/** What somebody reads when their application has arrived. Values: firstName, company, job. */
export const receiptTexts: MailTexts = {
  'en-us': {
    subject: 'We have received your application for {{ job }}',
    paragraphs: [
      'Hello {{ firstName }},',
      'your application for the position {{ job }} has arrived at {{ company }}. You will hear from us when something changes, and you can see at any time how it stands among your interviews.',
      'Kind regards, {{ company }}',
    ],
  },
  'pt-br': {
    subject: 'Recebemos sua candidatura para {{ job }}',
    paragraphs: [
      'Olá, {{ firstName }},',
      'sua candidatura para a vaga {{ job }} chegou a {{ company }}. Avisaremos quando houver novidades, e você pode acompanhar a qualquer momento nas suas entrevistas.',
      'Atenciosamente, {{ company }}',
    ],
  },
};
