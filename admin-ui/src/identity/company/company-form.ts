import type { CompanyProfile } from 'contracts/identity/company/company.events';
import type { CompanyView } from 'contracts/identity/company/company.views';

type Written = Omit<CompanyProfile, 'phoneE164'>;

/** What the form holds; a time zone that was emptied is null. */
export type CompanyFormValues = Omit<Written, 'timeZone'> & { timeZone: string | null };

/** Fields of the form and no others: what has ways of its own to change is left to them. */
export const toCompanyForm = (company: CompanyView): Written => {
  const { name, label, description, email, phone, website, address, color, timeZone } = company;
  return { name, label, description, email, phone, website, address, color, timeZone };
};

/** The form as the API takes it: without spaces around, colours in small letters. */
export const fromCompanyForm = (values: CompanyFormValues): Written => ({
  name: values.name.trim(),
  label: values.label.trim(),
  description: values.description.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  website: values.website.trim(),
  address: values.address.trim(),
  color: values.color.trim().toLowerCase(),
  timeZone: values.timeZone ?? '',
});
