import type { MailTexts } from '#integration-workers/automation/mail/render';

/** What somebody reads who is invited to work in a company. Values: name, company, link. */
export const invitationTexts: MailTexts = {
  'en-us': {
    subject: 'You are invited to {{ company }}',
    paragraphs: [
      'Hello {{ name }},',
      '{{ company }} invites you to work with them on Onrecord. Come in here:',
      '{{ link }}',
      'The link works once, for seven days. If you do not know {{ company }}, there is nothing to do.',
    ],
  },
  'pt-br': {
    subject: 'Você foi convidado para {{ company }}',
    paragraphs: [
      'Olá, {{ name }},',
      '{{ company }} convida você para trabalhar no Onrecord. Entre por aqui:',
      '{{ link }}',
      'O link funciona uma única vez, por sete dias. Se você não conhece {{ company }}, não precisa fazer nada.',
    ],
  },
};
