export const savedFilterPtBr = {
  title: 'Lista filtrada',
  only: 'Somente {{words}}',
  clear: 'Limpar filtro',
  jobs_one: '1 vaga',
  jobs_other: '{{count}} vagas',
  labels_one: 'Uma etiqueta',
  labels_other: '%{smart_count} etiquetas',
  oneImport: 'Uma importação',
  oneCandidate: 'um candidato',
  oneProgram: 'um programa',
  unknown: {
    title: 'Este filtro não existe',
    detail: 'O endereço pode estar incompleto ou ser de outra empresa.',
  },
};

export const savedFilterProblemPtBr = {
  'filter-not-found': 'Este filtro não existe.',
  'report-repeated': 'Cada relatório só pode aparecer uma vez no painel',
};
