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
    offReason: 'Desligado porque',
    reason: 'Motivo',
    deliveryId: 'Entrega',
  },
  hints: {
    url: 'Cada evento é enviado para cá como uma requisição POST assinada.',
    active: 'Enquanto estiver desligado, nada é enviado.',
  },
  event: {
    job: { published: 'Vaga publicada', unpublished: 'Vaga despublicada' },
    candidate: { created: 'Candidato incluído', erased: 'Pessoa apagada' },
    application: { submitted: 'Candidatura enviada' },
    interview: { created: 'Entrevista aberta', 'status-changed': 'Status da entrevista alterado' },
    webhook: { test: 'Evento de teste' },
  },
  status: { active: 'Ativo', off: 'Desligado', stopped: 'Interrompido' },
  stopped: {
    gone: 'O destinatário respondeu que não existe mais (410), por isso nada mais é enviado.',
    failing: 'O destinatário está inacessível há dias, por isso nada mais é enviado.',
    action: 'Ligar novamente',
    done: 'O webhook está ativo novamente',
  },
  secret: {
    title: 'Segredo de assinatura',
    hint: 'Seu programa verifica as requisições com este segredo. Ele só aparece agora: copie-o para um lugar seguro.',
    rotated: 'Este é o novo segredo e só aparece agora. O antigo continua válido por 24 horas.',
  },
  rotate: {
    action: 'Trocar segredo',
    title: 'Criar um novo segredo?',
    detail: 'Por 24 horas as requisições levam as duas assinaturas, para que seu programa possa mudar.',
  },
  test: { action: 'Enviar evento de teste', done: 'O evento de teste está a caminho' },
  empty: {
    detail: 'Avise outro programa seu assim que algo acontecer aqui: uma vaga publicada, uma entrevista decidida.',
  },
  reason: {
    gone: 'O destinatário respondeu que não existe mais',
    failing: 'O destinatário não pôde ser alcançado por dias',
  },
  events: {
    WebhookSecretRotated: 'Segredo do webhook trocado',
    WebhookTested: 'Webhook testado',
    WebhookSwitchedOff: 'Webhook interrompido',
    WebhookResendRequested: 'Evento enviado novamente',
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
  erased: 'O que foi enviado foi apagado com a pessoa.',
  resend: 'Enviar novamente',
  resent: 'O evento é enviado novamente',
  status: { pending: 'Aguardando', delivered: 'Entregue', failed: 'Falhou', cancelled: 'Cancelada' },
  empty: {
    detail: 'Quando o evento acontecer, o que foi enviado e a resposta ficam aqui por 30 dias.',
  },
  attempt: {
    number: 'Tentativa {{number}}',
    answered: 'resposta {{status}}',
    duration: '{{duration}} ms',
    requestHeaders: 'Cabeçalhos da requisição',
    responseHeaders: 'Cabeçalhos da resposta',
    responseBody: 'Resposta',
    fault: {
      'address-private': 'recusada: o endereço é privado',
      timeout: 'sem resposta a tempo',
      connection: 'não foi possível conectar',
      'secret-missing': 'não há segredo: troque-o',
    },
  },
});

export const webhookProblemPtBr: Record<keyof typeof webhookProblemEnUs, string> = {
  'already-exists': 'Este registro já existe.',
  'webhook-switched-off': 'Este webhook está desligado. Ligue-o antes de enviar algo novamente.',
};
