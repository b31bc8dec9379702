export const namedFilterEnUs = {
  title: 'Saved filters',
  own: 'Mine',
  shared: 'Shared in the company',
  none: 'Set filters, order and columns, then save them under a name.',
  name: 'Name of the filter',
  nameThis: 'Name of this filter',
  share: 'Share with everybody who may open this list',
  sharedByMe: 'Shared',
  by: 'By {{name}}',
  somebody: 'somebody',
  leftOut: 'Words that you searched for, also in your own fields, are not saved: they may be about a person.',
  edit: 'Edit {{name}}',
  remove: 'Remove',
  saved: '“{{name}}” saved',
  removed: '“{{name}}” removed',
  removal: {
    title: 'Remove “{{name}}”?',
    own: 'The records stay; only the filter goes.',
    shared: 'It goes for everybody whom it is shared with. The records stay.',
  },
};

export const namedFilterProblemEnUs = {
  'filter-list-unknown': 'There is no such list.',
  'filter-list-fixed': 'A filter stays with its list.',
  'filter-typed': 'Words that somebody searched for are not saved.',
};

/** What the audit says. */
export const namedFilterAuditedEnUs = {
  historyName: 'Saved filter',
  fields: {
    name: 'Name',
    list: 'List',
    filter: 'Filter',
    sort: 'Order',
    columns: 'Columns',
    isShared: 'Shared',
    ownerId: 'Made by',
  },
  events: { Created: 'Filter saved', Changed: 'Saved filter changed', Removed: 'Saved filter removed' },
};
