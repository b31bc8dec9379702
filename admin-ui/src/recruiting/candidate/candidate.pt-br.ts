import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { candidateProblemEnUs } from './candidate.en-us.ts';
import { candidateProfileProblemPtBr, candidateProfilePtBr } from './candidate-profile.pt-br.ts';

export const candidatePtBr = resourcePtBr({
  name_one: 'Candidato',
  name_other: 'Candidatos',
  gender: 'm',
  facts: 'Contato',
  mark: { erased: 'Dados apagados', linked: 'Tem conta' },
  ...candidateProfilePtBr,
  fields: {
    ...candidateProfilePtBr.fields,
    firstName: 'Nome',
    lastName: 'Sobrenome',
    labelIds: 'Etiquetas',
    labelId: 'Etiqueta',
    createdAt: 'Adicionado em',
  },
  submit: 'Adicionar candidato',
  created: 'Candidato adicionado',
  openInterview: {
    action: 'Abrir entrevista',
    title: 'Abrir uma entrevista',
    done: 'Entrevista aberta',
  },
  erase: {
    action: 'Apagar dados pessoais',
    title: 'Apagar permanentemente os dados desta pessoa?',
    detail:
      'Nome, contatos e comentários ficam ilegíveis em toda parte, inclusive nos e-mails e no histórico. Não é possível desfazer.',
    confirm: 'Digite “{{name}}” para confirmar',
    done: 'Dados pessoais apagados',
  },
  empty: { detail: 'Adicione o primeiro candidato e depois abra uma entrevista para uma vaga.' },
  events: {
    Created: 'Candidato adicionado',
    CandidateLinked: 'Candidato vinculado a uma conta',
    CandidateUnlinked: 'Conta do candidato excluída',
    CandidateExported: 'Dados exportados para a pessoa',
    CandidateLabelled: 'Etiqueta adicionada',
    CandidateUnlabelled: 'Etiqueta removida',
    CandidateErased: 'Dados pessoais apagados',
  },
});

export const candidateProblemPtBr: Record<keyof typeof candidateProblemEnUs, string> = {
  ...candidateProfileProblemPtBr,
  'candidate-not-found': 'Este candidato não existe.',
  'candidate-already-linked': 'Este candidato está vinculado a outra conta.',
  'application-not-found': 'Esta candidatura não existe.',
  'already-applied': 'Esta pessoa já se candidatou a esta vaga.',
  'job-not-open': 'Esta vaga não está aceitando candidaturas.',
};
