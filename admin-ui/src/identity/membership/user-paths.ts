/** Names of the resources, and where their lists stand. */
export const USERS = 'users';
export const USERS_PATH = 'settings/users';
export const INVITATIONS = 'invitations';
export const INVITATIONS_PATH = `${USERS_PATH}/invitations`;
