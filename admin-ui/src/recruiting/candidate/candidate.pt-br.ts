import type { candidateProblemEnUs } from './candidate.en-us.ts';

export const candidatePtBr = {
  title: 'Candidatos',
  one: 'Candidato',
  search: 'Buscar candidatos',
  facts: 'Contato',
  erased: 'Apagado',
  linked: 'Tem conta',
  field: {
    name: 'Nome',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    labels: 'Etiquetas',
    labelIds: 'Etiquetas',
    createdAt: 'Incluído em',
    updatedAt: 'Última alteração',
  },
  create: {
    action: 'Novo candidato',
    title: 'Novo candidato',
    submit: 'Incluir candidato',
    done: 'Candidato incluído',
  },
  edit: { title: 'Editar candidato', done: 'Candidato salvo' },
  openInterview: {
    action: 'Abrir entrevista',
    title: 'Abrir uma entrevista',
    done: 'Entrevista aberta',
  },
  erase: {
    action: 'Apagar pessoa',
    title: 'Apagar esta pessoa para sempre?',
    detail:
      'Nome, contato e comentários ficam ilegíveis em toda parte: nas listas, nos e-mails e em todo o histórico. Ninguém pode desfazer isto.',
    confirm: 'Digite “{{name}}” para confirmar',
    done: 'Pessoa apagada',
  },
  remove: {
    action: 'Remover',
    title: 'Remover este candidato?',
    detail: 'Ele sai das listas. O histórico permanece na auditoria.',
    done: 'Candidato removido',
  },
  removeMany: {
    action: 'Remover',
    title_one: 'Remover 1 candidato?',
    title_other: 'Remover {{count}} candidatos?',
    detail: 'Eles saem das listas. O histórico permanece na auditoria.',
    done_one: '1 candidato removido',
    done_other: '{{count}} candidatos removidos',
  },
  empty: { title: 'Nenhum candidato ainda', detail: 'Inclua a primeira pessoa e abra uma entrevista para uma vaga.' },
};

export const candidateProblemPtBr: Record<keyof typeof candidateProblemEnUs, string> = {
  'candidate-not-found': 'Este candidato não existe.',
  'candidate-already-linked': 'Este candidato pertence a outra conta.',
  'application-not-found': 'Esta candidatura não existe.',
  'already-applied': 'Esta pessoa já se candidatou à vaga.',
  'job-not-open': 'Esta vaga não recebe candidaturas agora.',
};
