export const candidatePath = ({ id }: { id: string }): string => `/candidates/${id}/view`;
