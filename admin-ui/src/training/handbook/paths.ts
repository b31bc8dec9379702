export const PROCEDURES_PATH = 'trainings/processes-and-sops';
export const POLICIES_PATH = 'trainings/policies';

type Place = { id: string; kind: string };

const listPath = (kind: string): string => (kind === 'policy' ? POLICIES_PATH : PROCEDURES_PATH);

/** Where a document is read. */
export const readPath = ({ id, kind }: Place): string => `/${listPath(kind)}/${id}/read`;
/** Where it is looked after. */
export const viewPath = ({ id, kind }: Place): string => `/${listPath(kind)}/${id}/view`;
export const comparePath = ({ id, kind }: Place): string => `/${listPath(kind)}/${id}/compare`;
export const teamPath = (teamId: string): string => `/teams/${teamId}/processes-and-sops`;
