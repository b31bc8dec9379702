import { useTranslate } from 'react-admin';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useTeamChoices, useTeamNames } from './useTeams.ts';

/** The teams that somebody is in. `isRequired` where training is all that they do here. */
export const TeamsField = ({ source, isRequired }: { source: string; isRequired: boolean }) => {
  const t = useTranslate();
  const { id, field, fault } = useField({ source, defaultValue: [] });
  const label = t('resources.teams.ofUser.label');
  const hint = t(isRequired ? 'resources.teams.ofUser.requiredHint' : 'resources.teams.ofUser.hint');
  const { choices, setSearch } = useTeamChoices();
  const chosen = useTeamNames((field.value ?? []) as string[]);
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <MultiChoice
        placeholder={t('resources.teams.ofUser.add')}
        choices={choices}
        chosen={chosen}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
