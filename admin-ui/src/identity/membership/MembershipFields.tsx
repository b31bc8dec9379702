import type { MemberType } from 'contracts/identity/membership/membership.roles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TeamsField } from '#admin-ui/identity/team/TeamsField.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { RolesField } from './RolesField.tsx';
import { TypeField } from './TypeField.tsx';

/** What somebody is in the company: their type, their roles, and their teams for those who may change teams. */
export const MembershipFields = () => {
  const t = useTranslate();
  const can = useCan();
  const type = useWatch({ name: 'type' }) as MemberType | undefined;
  const isTrained = type === 'training-only';
  return (
    <Card>
      <TypeField source="type" />
      <div>
        <RolesField source="roles" />
        {isTrained && (
          <p role="status" style={{ margin: '8px 0 0', fontSize: '0.8125rem' }}>
            {t('resources.users.hints.trained')}
          </p>
        )}
      </div>
      {can('tenant.teams.read') && can('tenant.teams.update') && <TeamsField source="teams" isRequired={isTrained} />}
    </Card>
  );
};
