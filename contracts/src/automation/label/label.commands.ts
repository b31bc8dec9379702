/** Every way labels may refuse beyond those of any entity: one problem type and one translation key each. */
export type LabelRejection =
  | 'label-name-taken'
  | 'label-not-found' // or removed since
  | 'label-scope-wrong' // not for things of this kind
  | 'labels-too-many' // on one thing
  | 'label-scope-is-system'; // it is there from the start and stays
