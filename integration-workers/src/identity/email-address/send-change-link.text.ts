import type { MailTexts } from '#integration-workers/automation/mail/render';

/** What both addresses read when one is to take the other's place. Values: name, newEmail, link. */
export const changeTexts: Record<'old' | 'new', MailTexts> = {
  old: {
    'en-us': {
      subject: 'Your email address is to be changed',
      paragraphs: [
        'Hello {{ name }},',
        'your Onrecord account is to go by {{ newEmail }} instead of this address. Agree to it or refuse it here, within a day:',
        '{{ link }}',
        'If neither you nor your company asked for it, refuse it and change your password.',
      ],
    },
    'pt-br': {
      subject: 'Seu e-mail está para ser alterado',
      paragraphs: [
        'Olá, {{ name }},',
        'sua conta no Onrecord passará a usar {{ newEmail }} no lugar deste endereço. Aceite ou recuse aqui, em até um dia:',
        '{{ link }}',
        'Se nem você nem sua empresa pediram isso, recuse e altere sua senha.',
      ],
    },
  },
  new: {
    'en-us': {
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hello {{ name }},',
        'your Onrecord account is to go by this address, {{ newEmail }}. Confirm that it is yours, within a day:',
        '{{ link }}',
        'A link went to your old address too: both are needed. If you have no account here, there is nothing to do.',
      ],
    },
    'pt-br': {
      subject: 'Confirme seu novo e-mail',
      paragraphs: [
        'Olá, {{ name }},',
        'sua conta no Onrecord passará a usar este endereço, {{ newEmail }}. Confirme que ele é seu, em até um dia:',
        '{{ link }}',
        'Um link também foi enviado ao endereço antigo: os dois são necessários. Se você não tem conta aqui, não precisa fazer nada.',
      ],
    },
  },
};
