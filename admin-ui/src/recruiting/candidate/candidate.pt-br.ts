import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { candidateProblemEnUs } from './candidate.en-us.ts';

export const candidatePtBr = resourcePtBr({
  name_one: 'Candidato',
  name_other: 'Candidatos',
  gender: 'm',
  facts: 'Contato',
  mark: { erased: 'Apagado', linked: 'Tem conta' },
  fields: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    labelIds: 'Etiquetas',
    labelId: 'Etiqueta',
    createdAt: 'Incluído em',
  },
  submit: 'Incluir candidato',
  created: 'Candidato incluído',
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
  empty: { detail: 'Inclua a primeira pessoa e abra uma entrevista para uma vaga.' },
  events: {
    Created: 'Candidato incluído',
    CandidateLinked: 'Candidato ligado a uma conta',
    CandidateUnlinked: 'Conta do candidato apagada',
    CandidateExported: 'Dados entregues à pessoa',
    CandidateLabelled: 'Etiqueta colocada',
    CandidateUnlabelled: 'Etiqueta retirada',
    CandidateErased: 'Pessoa apagada',
  },
});

export const candidateProblemPtBr: Record<keyof typeof candidateProblemEnUs, string> = {
  'candidate-not-found': 'Este candidato não existe.',
  'candidate-already-linked': 'Este candidato pertence a outra conta.',
  'application-not-found': 'Esta candidatura não existe.',
  'already-applied': 'Esta pessoa já se candidatou à vaga.',
  'job-not-open': 'Esta vaga não recebe candidaturas agora.',
};
