export const MAILS = 'development/mails';
export const mailPath = ({ id }: { id: string }) => `/${MAILS}/${id}/view`;
