import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { labelProblemEnUs } from './label.en-us.ts';

export const labelPtBr = resourcePtBr({
  name_one: 'Etiqueta',
  name_other: 'Etiquetas',
  gender: 'f',
  fields: { backgroundColor: 'Cor de fundo', fontColor: 'Cor da fonte', scopeId: 'Escopo' },
  hints: { scopeId: 'Onde a etiqueta pode ser usada. As de escopos próprios podem ser usadas em tudo.' },
  scope: { candidate: 'Candidato', interview: 'Entrevista', job: 'Vaga', training: 'Treinamento' },
  contrast: {
    readable: 'Contraste {{ratio}} : 1. Fácil de ler.',
    faint: 'Contraste {{ratio}} : 1. Difícil de ler: escolha cores com pelo menos 4,5 : 1.',
  },
  add: 'Adicionar etiqueta',
  takeOff: 'Tirar {{name}}',
  none: 'Nenhuma etiqueta ainda.',
  noneMade: 'Sua empresa ainda não tem etiquetas para candidatos.',
  empty: { detail: 'Etiquetas distinguem o que se parece: coloque-as em candidatos e depois filtre por elas.' },
});

export const labelScopePtBr = resourcePtBr({
  name_one: 'Escopo',
  name_other: 'Escopos',
  gender: 'm',
  title: 'Escopos de etiquetas',
  detail:
    'Candidato, entrevista, vaga e treinamento existem desde o início: escopos do sistema não podem ser excluídos.',
  empty: {
    title: 'Nenhum escopo próprio',
    detail: 'Crie um para agrupar etiquetas do seu jeito: uma temporada, uma campanha, uma unidade.',
  },
  historyName: 'Escopo de etiquetas',
});

export const labelProblemPtBr: Record<keyof typeof labelProblemEnUs, string> = {
  'label-name-taken': 'Já existe uma etiqueta com este nome.',
  'label-not-found': 'Esta etiqueta não existe mais.',
  'label-scope-wrong': 'Esta etiqueta é para outras coisas.',
  'labels-too-many': 'Cabem no máximo 50 etiquetas em uma coisa.',
  'label-scope-is-system': 'Escopos do sistema não podem ser excluídos nem renomeados.',
};
