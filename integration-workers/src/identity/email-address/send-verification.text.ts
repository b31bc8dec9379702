import type { MailTexts } from '#integration-workers/automation/mail/render';

/** What somebody reads after they signed up. Values: name, email, link. */
export const verificationTexts: MailTexts = {
  'en-us': {
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello {{ name }},',
      'your Onrecord account goes by the address {{ email }}. Confirm that it is yours:',
      '{{ link }}',
      'The link works for seven days. If you have not signed up, there is nothing to do.',
    ],
  },
  'pt-br': {
    subject: 'Confirme seu e-mail',
    paragraphs: [
      'Olá, {{ name }},',
      'sua conta no Onrecord usa o endereço {{ email }}. Confirme que ele é seu:',
      '{{ link }}',
      'O link funciona por sete dias. Se você não criou uma conta, não precisa fazer nada.',
    ],
  },
};
