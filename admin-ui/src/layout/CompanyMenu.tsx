import Check from '@mui/icons-material/Check';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { BrandMark } from 'candidate-ui/shared/BrandMark.tsx';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { currentTenant } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { ButtonItem, hinted } from './NavItem.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '6px 8px',
  minHeight: 44,
  minWidth: 0,
});
const Names = styled('span')(({ theme }) => ({
  minWidth: 0,
  flex: 1,
  lineHeight: 1.3,
  color: theme.palette.text.primary,
  fontWeight: 620,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span + span': { fontSize: '0.75rem', fontWeight: 400, color: theme.palette.text.secondary },
}));

/** Forgets what was read of the other company, and starts over in this one. */
const useChangeCompany = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (tenantId: string) => {
    currentTenant.set(tenantId);
    void navigate('/');
    queries.clear();
  };
};

/** The company one works in; where there are several, a way to the others. */
export const CompanyMenu = ({ mini = false }: { mini?: boolean }) => {
  const t = useTranslate();
  const { tenants, currentTenant: company } = useMe();
  const change = useChangeCompany();
  const name = company?.name ?? 'Onrecord';
  const content = (
    <>
      <BrandMark size={28} />
      {!mini && (
        <Names>
          <span>{name}</span>
          <span>Onrecord</span>
        </Names>
      )}
    </>
  );
  if (tenants.length < 2) return <Row>{content}</Row>;

  return (
    <ActionMenu
      label={t('layout.company')}
      place="below"
      trigger={(opens) => (
        <ButtonItem type="button" {...opens} {...hinted(name, mini)}>
          {content}
          {!mini && <UnfoldMore aria-hidden="true" style={{ fontSize: 18 }} />}
        </ButtonItem>
      )}
    >
      {() =>
        tenants.map(({ id, name: tenantName }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === company?.id}
            selected={id === company?.id}
            onClick={() => change(id)}
          >
            <span style={{ flex: 1 }}>{tenantName}</span>
            {id === company?.id && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
          </MenuItem>
        ))
      }
    </ActionMenu>
  );
};
