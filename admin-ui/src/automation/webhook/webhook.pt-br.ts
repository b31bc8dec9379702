import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { webhookProblemEnUs } from './webhook.en-us.ts';

export const webhookPtBr = resourcePtBr({
  name_one: 'Webhook',
  name_other: 'Webhooks',
  gender: 'm',
  facts: 'Webhook',
  fields: {
    event: 'Evento',
    url: 'URL',
    active: 'Ativo',
    offReason: 'Motivo',
    reason: 'Motivo',
    deliveryId: 'Entrega',
  },
  hints: {
    url: 'Cada evento é enviado a esta URL como uma requisição POST assinada.',
    active: 'Nada é enviado enquanto o webhook está desativado.',
  },
  event: {
    job: { published: 'Vaga publicada', unpublished: 'Vaga despublicada' },
    candidate: { created: 'Candidato adicionado', erased: 'Dados pessoais apagados' },
    application: { submitted: 'Candidatura enviada' },
    interview: { created: 'Entrevista aberta', 'status-changed': 'Status da entrevista alterado' },
    webhook: { test: 'Evento de teste' },
  },
  status: { active: 'Ativo', off: 'Desativado', stopped: 'Interrompido' },
  stopped: {
    gone: 'O destinatário respondeu com 410 Gone, por isso nada mais é enviado.',
    failing: 'O destinatário ficou inacessível por vários dias, por isso nada mais é enviado.',
    action: 'Ativar novamente',
    done: 'O webhook está ativo novamente',
  },
  secret: {
    title: 'Segredo de assinatura',
    hint: 'Seu programa verifica as requisições com este segredo. Ele só aparece agora: copie-o para um lugar seguro.',
    rotated: 'Este é o novo segredo. Ele só aparece agora. O antigo continua válido por 24 horas.',
  },
  rotate: {
    action: 'Trocar segredo',
    title: 'Criar um novo segredo?',
    detail:
      'Por 24 horas, as requisições são assinadas com os dois segredos, para que você possa atualizar seu programa.',
  },
  test: { action: 'Enviar evento de teste', done: 'Evento de teste enviado' },
  empty: {
    detail: 'Avise outro programa quando algo acontecer aqui, como uma vaga publicada ou uma entrevista decidida.',
  },
  reason: {
    gone: 'O destinatário respondeu com 410 Gone',
    failing: 'O destinatário ficou inacessível por vários dias',
  },
  events: {
    WebhookSecretRotated: 'Segredo do webhook trocado',
    WebhookTested: 'Webhook testado',
    WebhookSwitchedOff: 'Webhook interrompido',
    WebhookResendRequested: 'Evento reenviado',
  },
});

export const deliveryPtBr = resourcePtBr({
  name_one: 'Entrega',
  name_other: 'Entregas',
  gender: 'f',
  fields: { createdAt: 'Hora', type: 'Evento', attempts: 'Tentativas', answer: 'Resposta' },
  next: 'Próxima tentativa:',
  payload: 'Conteúdo',
  unsent: 'Nada foi enviado ainda.',
  erased: 'O conteúdo foi apagado com os dados da pessoa.',
  resend: 'Reenviar',
  resent: 'Evento reenviado',
  status: { pending: 'Pendente', delivered: 'Entregue', failed: 'Falhou', cancelled: 'Cancelada' },
  empty: {
    detail: 'As entregas deste evento aparecem aqui e são guardadas por 30 dias.',
  },
  attempt: {
    number: 'Tentativa {{number}}',
    answered: 'resposta {{status}}',
    duration: '{{duration}} ms',
    requestHeaders: 'Cabeçalhos da requisição',
    responseHeaders: 'Cabeçalhos da resposta',
    responseBody: 'Resposta',
    fault: {
      'address-private': 'recusada: endereço privado',
      timeout: 'sem resposta a tempo',
      connection: 'não foi possível conectar',
      'secret-missing': 'sem segredo: troque-o',
    },
  },
});

export const webhookProblemPtBr: Record<keyof typeof webhookProblemEnUs, string> = {
  'address-private': 'Este endereço é de uma rede privada. Informe um que possa ser acessado pela internet',
  'already-exists': 'Este registro já existe.',
  'webhook-switched-off': 'Este webhook está desativado. Ative-o antes de enviar algo.',
};
