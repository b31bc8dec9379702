import { useTranslate } from 'react-admin';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useUserChoices, useUserNames } from './useUsers.ts';

/** Who is in the team. */
export const UsersField = () => {
  const t = useTranslate();
  const { id, field, fault, label } = useField({ source: 'userIds', defaultValue: [] });
  const { choices, setSearch } = useUserChoices();
  const chosen = useUserNames((field.value ?? []) as string[]);
  return (
    <FieldFrame id={id} label={label} fault={fault} required>
      <MultiChoice
        placeholder={t('resources.teams.add')}
        choices={choices}
        chosen={chosen}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint: undefined, fault })}
      />
    </FieldFrame>
  );
};
