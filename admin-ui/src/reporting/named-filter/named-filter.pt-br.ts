export const namedFilterPtBr = {
  title: 'Filtros salvos',
  own: 'Meus',
  shared: 'Compartilhados na empresa',
  none: 'Defina filtros, ordem e colunas e salve tudo com um nome.',
  name: 'Nome do filtro',
  nameThis: 'Nome deste filtro',
  share: 'Compartilhar com todos que podem abrir esta lista',
  sharedByMe: 'Compartilhado',
  by: 'De {{name}}',
  somebody: 'alguém',
  leftOut: 'As palavras da busca, também as dos campos próprios, não são salvas: podem ser sobre uma pessoa.',
  edit: 'Editar {{name}}',
  remove: 'Remover',
  saved: '“{{name}}” salvo',
  removed: '“{{name}}” removido',
  removal: {
    title: 'Remover “{{name}}”?',
    own: 'Os registros permanecem; só o filtro é removido.',
    shared: 'Ele deixa de existir para todos com quem está compartilhado. Os registros permanecem.',
  },
};

export const namedFilterProblemPtBr = {
  'filter-list-unknown': 'Essa lista não existe.',
  'filter-list-fixed': 'Um filtro não muda de lista.',
  'filter-typed': 'As palavras de uma busca não são salvas.',
};

export const namedFilterAuditedPtBr = {
  historyName: 'Filtro salvo',
  fields: {
    name: 'Nome',
    list: 'Lista',
    filter: 'Filtro',
    sort: 'Ordem',
    columns: 'Colunas',
    isShared: 'Compartilhado',
    ownerId: 'Feito por',
  },
  events: { Created: 'Filtro salvo', Changed: 'Filtro salvo alterado', Removed: 'Filtro salvo removido' },
};
