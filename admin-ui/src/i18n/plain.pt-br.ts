import { type ResourceWordsPtBr, resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

const words: Record<string, ResourceWordsPtBr> = {
  'label-scopes': {
    name_one: 'Escopo',
    name_other: 'Escopos',
    gender: 'm',
    title: 'Escopos de etiquetas',
    detail: 'Candidato, entrevista, vaga, treinamento e usuário são escopos do sistema e não podem ser excluídos.',
    empty: {
      title: 'Nenhum escopo próprio',
      detail: 'Crie um para agrupar etiquetas do seu jeito, como por temporada, campanha ou unidade.',
    },
    historyName: 'Escopo de etiquetas',
  },
};

export const plainPtBr = Object.fromEntries(Object.entries(words).map(([name, own]) => [name, resourcePtBr(own)]));
