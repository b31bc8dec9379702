import { triggerPtBr } from '#admin-ui/automation/event-action/event-action.pt-br';
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
    trigger: 'Gatilho',
    eventActionId: 'Ação automática',
    eventActionRunId: 'Execução da ação automática',
    deliveryIds: 'Entregas',
    pausedAt: 'Pausado desde',
    replay: 'Reenvio',
    replayId: 'Reenvio',
    since: 'Desde',
    onlyFailed: 'Só o que falhou',
    deliveries: 'Entregas',
    restSince: 'O restante desde',
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
    'event-action': { triggered: 'Chamado por uma ação automática' },
    webhook: { test: 'Evento de teste' },
  },
  guide: {
    title: 'Para desenvolvedores',
    lead: 'O que seu programa recebe, como ele o verifica e o que a resposta dele significa.',
    verify: {
      title: 'Verificar requisições',
      detail:
        'As requisições seguem o Standard Webhooks. Verifique os bytes do corpo como chegaram, antes de qualquer interpretação, com o segredo exibido na criação do webhook.',
      language: 'Linguagem',
      install: 'Instalação',
      code: 'Código',
    },
    headers: {
      title: 'Cabeçalhos',
      id: 'ID do evento. É o mesmo em todas as tentativas e reenvios: guarde-o para reconhecer repetições.',
      timestamp: 'Quando esta tentativa foi feita, em segundos desde 1970.',
      signature: 'Uma assinatura para cada segredo válido, separadas por espaço. São duas por 24 horas após uma troca.',
      replay: 'ID do reenvio, só nos eventos que são enviados novamente por um.',
    },
    answers: {
      title: 'Sua resposta',
      detail: 'Responda em até 15 segundos e deixe o trabalho demorado para depois.',
      '2xx': 'Entregue.',
      '410': 'O webhook é desativado e os proprietários são avisados.',
      other:
        'Qualquer outra resposta, inclusive um redirecionamento ou nenhuma resposta, leva a novas tentativas: até {{attempts}} em três dias e meio. Depois o webhook é desativado e os proprietários são avisados. Retry-After pode pedir mais tempo.',
    },
    events: {
      title: 'Eventos',
      document: 'Abrir o documento AsyncAPI',
      detail:
        'Novos campos podem ser acrescentados a qualquer momento. Uma mudança que possa afetar seu programa aumenta a versão.',
    },
  },
  status: { active: 'Ativo', paused: 'Pausado', off: 'Desativado', stopped: 'Interrompido' },
  pause: {
    action: 'Pausar',
    title: 'Pausar este webhook?',
    detail: 'Os eventos ficam retidos e são enviados em ordem quando você retomar. Nada se perde por 30 dias.',
    done: 'Webhook pausado',
    notice: 'Pausado desde {{at}}. Os eventos ficam retidos por até {{days}} dias e são enviados quando você retomar.',
    resume: 'Retomar',
    resumed: 'Webhook retomado. Os eventos retidos estão sendo enviados.',
  },
  replay: {
    action: 'Reenviar eventos',
    title: 'Reenviar eventos',
    detail:
      'Os eventos são enviados novamente com os mesmos IDs e marcados como reenvio, até {{count}} por vez. Seu programa pode ignorar os que já recebeu.',
    confirm: 'Iniciar reenvio',
    started: 'Reenvio iniciado',
    which: {
      label: 'Eventos a enviar',
      failed: 'Só as entregas que falharam ou foram canceladas',
      all: 'Todos os eventos, inclusive os anteriores à criação do webhook',
    },
    range: 'Escolha um momento nos últimos {{days}} dias',
    heading: 'Reenvio',
    since: { label: 'Desde', failed: 'Entregas com falha desde {{at}}', all: 'Todos os eventos desde {{at}}' },
    counts: '{{delivered}} de {{total}} entregues, {{failed}} com falha.',
    none: 'Não havia nada a enviar.',
    status: { running: 'Em andamento…', finished: 'Todos os eventos foram enviados.', cancelled: 'Cancelado.' },
    held: '{{count}} ficam em espera até o webhook ser retomado.',
    cancel: 'Cancelar reenvio',
    cancelled: 'Reenvio cancelado',
    rest: 'Há mais eventos. Reenvie a partir de {{at}} para enviá-los.',
  },
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
  trigger: triggerPtBr,
  test: {
    action: 'Enviar evento de teste',
    title: 'Evento de teste',
    waiting: 'Aguardando a resposta. Pode levar até 15 segundos.',
  },
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
    WebhookResendsRequested: 'Eventos reenviados',
    WebhookCalled: 'Webhook chamado por uma ação automática',
    WebhookPaused: 'Webhook pausado',
    WebhookResumed: 'Webhook retomado',
    WebhookReplayStarted: 'Reenvio iniciado',
    WebhookReplayCancelled: 'Reenvio cancelado',
    WebhookReplayFinished: 'Reenvio concluído',
  },
});

export const deliveryPtBr = resourcePtBr({
  name_one: 'Entrega',
  name_other: 'Entregas',
  gender: 'f',
  fields: { createdAt: 'Hora', type: 'Evento', attempts: 'Tentativas', answer: 'Resposta', replayId: 'Reenvio' },
  lastReplay: 'Último reenvio',
  next: 'Próxima tentativa:',
  payload: 'Conteúdo',
  unsent: 'Nada foi enviado ainda.',
  erased: 'O conteúdo foi apagado com os dados da pessoa.',
  resend: 'Reenviar',
  resent: 'Reenvio solicitado',
  resentMany: 'Reenvio solicitado',
  status: { pending: 'Pendente', held: 'Retida', delivered: 'Entregue', failed: 'Falhou', cancelled: 'Cancelada' },
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
  'webhook-replay-running': 'Um reenvio deste webhook já está em andamento.',
  'replay-since-invalid': 'Escolha um momento nos últimos 90 dias.',
};
