import type { MailTexts } from '#integration-workers/automation/mail/render';

/** What somebody reads who forgot their password. Values: name, link. */
export const resetLinkTexts: MailTexts = {
  'en-us': {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {{ name }},',
      'somebody, most likely you, asked for a new password for your Onrecord account. Choose one here:',
      '{{ link }}',
      'The link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
  },
  'pt-br': {
    subject: 'Escolha uma nova senha',
    paragraphs: [
      'Olá, {{ name }},',
      'alguém, provavelmente você, pediu uma nova senha para sua conta no Onrecord. Escolha uma aqui:',
      '{{ link }}',
      'O link funciona uma única vez, por uma hora. Se não foi você, não precisa fazer nada: sua senha continua a mesma.',
    ],
  },
};
