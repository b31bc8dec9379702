export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
