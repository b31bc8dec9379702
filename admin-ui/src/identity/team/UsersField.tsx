import { useTranslate } from 'react-admin';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useUserChoices, useUserNames } from './useUsers.ts';

const some = (value: unknown) => (Array.isArray(value) && value.length > 0 ? undefined : 'problem.team-users-required');
const rules = Object.assign(some, { isRequired: true });

/** Who is in the team. */
export const UsersField = () => {
  const t = useTranslate();
  const { id, field, fault } = useField({ source: 'userIds', validate: rules, defaultValue: [] });
  const label = t('identity.team.field.userIds');
  const { choices, setSearch } = useUserChoices();
  const chosen = useUserNames((field.value ?? []) as string[]);
  return (
    <FieldFrame id={id} label={label} fault={fault} required>
      <MultiChoice
        placeholder={t('identity.team.add')}
        choices={choices}
        chosen={chosen}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint: undefined, fault })}
      />
    </FieldFrame>
  );
};
