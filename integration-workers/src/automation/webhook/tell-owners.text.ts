import type { offReasons } from 'contracts/automation/webhook/webhook.choices';
import type { MailTexts } from '#integration-workers/automation/mail/render';

const WHERE_EN =
  'Nothing is sent to it any more. Switch it on again under Settings, Webhooks, once the receiver is back.';
const WHERE_PT =
  'Nada mais é enviado para ele. Ligue-o novamente em Configurações, Webhooks, quando o destinatário voltar.';

const english = (why: string) => ({
  subject: 'The webhook {{ webhook }} of {{ company }} was switched off',
  paragraphs: ['Hello {{ name }},', `the webhook {{ webhook }} was switched off: ${why}`, WHERE_EN],
});
const portuguese = (why: string) => ({
  subject: 'O webhook {{ webhook }} de {{ company }} foi desligado',
  paragraphs: ['Olá, {{ name }}!', `O webhook {{ webhook }} foi desligado: ${why}`, WHERE_PT],
});

export const ownerTexts: Record<(typeof offReasons)[number], MailTexts> = {
  gone: {
    'en-us': english('its receiver answered that it is gone (410).'),
    'pt-br': portuguese('o destinatário respondeu que não existe mais (410).'),
  },
  failing: {
    'en-us': english('its receiver could not be reached for days.'),
    'pt-br': portuguese('o destinatário está inacessível há dias.'),
  },
};
