export const companyPath = ({ id }: { id: string }): string => `/companies/${id}/view`;
