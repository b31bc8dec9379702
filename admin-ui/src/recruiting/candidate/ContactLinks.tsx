export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

export const PhoneLink = ({ phone, phoneE164 }: { phone: string; phoneE164: string }) => (
  <a href={`tel:${phoneE164}`}>{phone}</a>
);
