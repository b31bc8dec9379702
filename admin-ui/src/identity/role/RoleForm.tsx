import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, required } from '#admin-ui/shared/form/validators';
import { PermissionsField } from './PermissionsField.tsx';

const Title = styled('h2')({ margin: 0, fontSize: '1.0625rem' });
const Hint = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

export const MAX_NAME = 60;
const MAX_DESCRIPTION = 500;
const DESCRIPTION_ROWS = 2;
const nameRules = [required(), atMost(MAX_NAME)];

export const RoleForm = ({ isNew = false }: { isNew?: boolean }) => {
  const t = useTranslate();
  return (
    <>
      <Card>
        <TextField
          source="name"
          label={t('identity.role.field.name')}
          validate={nameRules}
          autoComplete="off"
          autoFocus={isNew}
        />
        <TextAreaField
          source="description"
          label={t('identity.role.field.description')}
          max={MAX_DESCRIPTION}
          rows={DESCRIPTION_ROWS}
        />
      </Card>
      <Card>
        <Title>{t('identity.role.field.permissions')}</Title>
        <Hint>{t('identity.role.matrix.hint')}</Hint>
        <PermissionsField source="permissions" />
      </Card>
    </>
  );
};
