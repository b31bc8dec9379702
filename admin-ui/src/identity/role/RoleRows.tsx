import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tenantPermissions } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { clonePath, holdersPath, rolePath } from './role-paths.ts';
import type { Role } from './useRoles.ts';

const Rows = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}));
const About = styled('div')(({ theme }) => ({
  flex: '1 1 260px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 560, color: theme.palette.text.primary, textUnderlineOffset: 3 },
  '& p': { margin: '2px 0 0', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Roles with what can be done about each. */
export const RoleRows = ({ roles }: { roles: readonly Role[] }) => {
  const t = useTranslate();
  return (
    <Rows>
      {roles.map(({ id, name, description, permissions }) => (
        <Row key={id}>
          <About>
            <Link to={rolePath(id)}>{name}</Link>
            {description && <p>{description}</p>}
            <p>{t('identity.role.matrix.total', { held: permissions.length, all: tenantPermissions.length })}</p>
          </About>
          <Actions>
            <Allowed to="tenant.users.read">
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={holdersPath(id)}
                aria-label={t('identity.role.holdersOf', { name })}
              >
                {t('identity.role.holders')}
              </Button>
            </Allowed>
            <Allowed to="tenant.roles.create">
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={clonePath(id)}
                aria-label={t('identity.role.cloneOf', { name })}
              >
                {t('identity.role.clone')}
              </Button>
            </Allowed>
          </Actions>
        </Row>
      ))}
    </Rows>
  );
};
