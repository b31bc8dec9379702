import '#candidate-ui/recruiting/profile/profile.words';
import { useTranslation } from 'ui-kit/i18n/useTranslation';

const personal = ['firstName', 'lastName', 'email', 'phone', 'location', 'postalCode', 'country'];

/** What a field of the profile is called. */
export const useFieldName = () => {
  const { t } = useTranslation();
  return (field: string): string =>
    t(personal.includes(field) ? `profile.field.${field}` : `profile.about.fields.${field}`);
};
