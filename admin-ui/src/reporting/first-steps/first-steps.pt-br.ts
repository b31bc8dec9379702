export const firstStepsPtBr = {
  title: 'Primeiros passos',
  detail: 'Seus números aparecem aqui assim que alguém se candidatar.',
  hide: 'Ocultar estes passos',
  done: 'concluído',
  job: {
    title: 'Crie e publique uma vaga',
    detail: 'Só a sua empresa vê um rascunho.',
    action: 'Ir para as vagas',
  },
  share: {
    title: 'Divulgue a sua página pública',
    detail: 'É nela que as pessoas encontram as vagas publicadas e se candidatam.',
  },
  decide: {
    title: 'Acompanhe as entrevistas e decida',
    detail: 'Tudo fica registrado.',
    action: 'Ir para as entrevistas',
  },
};
