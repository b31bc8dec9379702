export const USERS = 'settings/users';
export const userPath = ({ id }: { id: string }): string => `/${USERS}/${id}/edit`;
/** Name of the resource, and where its list stands. */
export const INVITATIONS = 'settings/invitations';
export const INVITED = `${USERS}/invitations`;
