import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { labelProblemEnUs } from './label.en-us.ts';

export const labelPtBr = resourcePtBr({
  name_one: 'Etiqueta',
  name_other: 'Etiquetas',
  gender: 'f',
  fields: { backgroundColor: 'Cor de fundo', fontColor: 'Cor da fonte', scopeId: 'Escopo' },
  hints: {
    scopeId:
      'Para que serve a etiqueta. As de escopos próprios podem ser usadas em candidatos, usuários e treinamentos.',
  },
  scope: { candidate: 'Candidato', interview: 'Entrevista', job: 'Vaga', training: 'Treinamento', user: 'Usuário' },
  contrast: {
    readable: 'Contraste {{ratio}}:1. Fácil de ler.',
    faint: 'Contraste {{ratio}}:1. Difícil de ler. Escolha cores com pelo menos 4,5:1.',
  },
  add: 'Adicionar etiqueta',
  takeOff: 'Remover {{name}}',
  takeOffOne: 'Remover etiqueta',
  none: 'Nenhuma etiqueta ainda.',
  empty: { detail: 'Adicione etiquetas a candidatos ou usuários e depois filtre por elas.' },
});

export const labelProblemPtBr: Record<keyof typeof labelProblemEnUs, string> = {
  'label-name-taken': 'Já existe uma etiqueta com este nome.',
  'label-not-found': 'Esta etiqueta não existe mais.',
  'label-scope-wrong': 'Esta etiqueta não pode ser usada aqui.',
  'labels-too-many': 'Você pode adicionar até 50 etiquetas.',
  'label-scope-is-system': 'Escopos do sistema não podem ser excluídos nem renomeados.',
};
