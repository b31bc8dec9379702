import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { interviewProblemEnUs } from './interview.en-us.ts';

export const interviewPtBr = resourcePtBr({
  name_one: 'Entrevista',
  name_other: 'Entrevistas',
  gender: 'f',
  search: 'Buscar candidatos',
  showAll_one: 'Mostrar 1 entrevista',
  showAll_other: 'Mostrar todas as {{count}} entrevistas',
  fields: {
    candidateName: 'Candidato',
    jobTitle: 'Vaga',
    createdAt: 'Aberta em',
  },
  status: {
    created: 'Criada',
    pending: 'Pendente',
    unanswered: 'Não respondida',
    answered: 'Respondida',
    approved: 'Aprovada',
    considered: 'Considerada',
    discarded: 'Descartada',
    rejected: 'Rejeitada',
    reviewed: 'Analisada',
    unapproved: 'Não aprovada',
  },
  empty: {
    detail: 'Abra sua primeira entrevista a partir de um candidato.',
    action: 'Ir para candidatos',
  },
  log: {
    title: 'Histórico',
    opened: 'Entrevista aberta',
    applied: 'Candidatura por {{source}}',
    companyPage: 'página da empresa',
    commented: 'Comentário',
    to: 'para',
    erased: 'O comentário foi apagado com os dados da pessoa.',
  },
  change: {
    title: 'Decisão',
    newStatus: 'Novo status',
    comment: 'Comentário',
    submit: 'Alterar status',
    commentOnly: 'Adicionar comentário',
    done: 'Status alterado',
    commented: 'Comentário adicionado',
  },
  bulk: {
    action: 'Alterar status',
    title_one: 'Alterar o status de {{count}} entrevista',
    title_other: 'Alterar o status de {{count}} entrevistas',
    done_one: '{{count}} entrevista alterada',
    done_other: '{{count}} entrevistas alteradas',
    changed_one: '{{count}} entrevista foi alterada.',
    changed_other: '{{count}} entrevistas foram alteradas.',
    refused_one: '{{count}} entrevista não pôde ser alterada',
    refused_other: '{{count}} entrevistas não puderam ser alteradas',
  },
  events: {
    Created: 'Entrevista aberta',
    InterviewStatusChanged: 'Status da entrevista alterado',
    InterviewCommented: 'Comentário adicionado',
  },
});

export const interviewProblemPtBr: Record<keyof typeof interviewProblemEnUs, string> = {
  'interview-status-set-by-system':
    'Criada, pendente, respondida e não respondida são definidas automaticamente e não podem ser escolhidas.',
};
