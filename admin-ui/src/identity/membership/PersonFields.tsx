import { useTranslate } from 'react-admin';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { emailRules, nameRules } from './user-rules.ts';

type Person = { name: string; email: string };

/** As they are sent: without what was typed around them, and an address as it is looked up. */
export const personOf = ({ name, email }: Person): Person => ({ name: name.trim(), email: email.trim().toLowerCase() });

/** Who somebody is who is not here yet. */
export const PersonFields = () => {
  const t = useTranslate();
  return (
    <Columns>
      <TextField
        source="name"
        label={t('identity.user.field.name')}
        validate={nameRules}
        autoComplete="off"
        autoFocus
      />
      <TextField
        source="email"
        type="email"
        label={t('identity.user.field.email')}
        validate={emailRules}
        autoComplete="off"
      />
    </Columns>
  );
};
