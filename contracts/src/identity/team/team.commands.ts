/** Every way teams may refuse beyond those of any setting: one problem type and one translation key each. */
export type TeamRejection =
  | 'team-users-required' // a team is of somebody
  | 'team-user-unknown'; // does not work in this company
