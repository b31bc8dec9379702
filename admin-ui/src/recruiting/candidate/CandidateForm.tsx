import { useTranslate } from 'react-admin';
import { Card, Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, emailAddress, required } from '#admin-ui/shared/form/validators';

const nameRules = [required(), atMost(100)];
const emailRules = [required(), atMost(254), emailAddress()];

export const CandidateForm = ({ isNew = false }: { isNew?: boolean }) => {
  const t = useTranslate();
  return (
    <Card>
      <Columns>
        <TextField
          source="firstName"
          label={t('recruiting.candidate.field.firstName')}
          validate={nameRules}
          autoComplete="off"
          autoFocus={isNew}
        />
        <TextField
          source="lastName"
          label={t('recruiting.candidate.field.lastName')}
          validate={nameRules}
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <TextField
          source="email"
          type="email"
          label={t('recruiting.candidate.field.email')}
          validate={emailRules}
          autoComplete="off"
        />
        <TextField
          source="phone"
          type="tel"
          label={t('recruiting.candidate.field.phone')}
          validate={[atMost(40)]}
          autoComplete="off"
        />
      </Columns>
    </Card>
  );
};
