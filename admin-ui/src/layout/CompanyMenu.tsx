import Check from '@mui/icons-material/Check';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BrandMark } from 'ui-kit/page/BrandMark.tsx';
import { useMe } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { Logo } from '#admin-ui/shared/Logo.tsx';
import { ButtonItem, hinted } from './NavItem.tsx';
import { PartnerDialog } from './PartnerDialog.tsx';
import { useChangeCompany } from './useChangeCompany.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '6px 8px',
  minHeight: 44,
  minWidth: 0,
  '&[data-mini]': { justifyContent: 'center', paddingInline: 0 },
});
const Mark = styled(Logo)({
  width: 'auto',
  minWidth: 32,
  maxWidth: 92,
  height: 32,
  padding: 3,
  borderRadius: 8,
  '&[data-mini]': { width: 32 },
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

/** Partner workspaces that stand in the menu itself; more than these are searched. */
const MANY = 6;

/** Logo of the company, or the product's own mark. */
export const CompanyMark = ({ logo, mini = false }: { logo: string | null | undefined; mini?: boolean }) =>
  logo ? <Mark src={logo} alt="" data-mini={mini || undefined} /> : <BrandMark size={28} />;

/** The company one works in; where there are several, a way to the others. */
export const CompanyMenu = ({ mini = false }: { mini?: boolean }) => {
  const t = useTranslate();
  const { tenants, partners, currentTenant: company } = useMe();
  const [isSeeking, seek] = useState(false);
  const change = useChangeCompany();
  const name = company?.name ?? 'Onrecord';
  const content = (
    <>
      <CompanyMark logo={company?.logo} mini={mini} />
      {!mini && (
        <Names>
          <span>{name}</span>
          <span>Onrecord</span>
        </Names>
      )}
    </>
  );
  if (tenants.length + partners.length < 2) return <Row data-mini={mini || undefined}>{content}</Row>;

  const item = ({ id, name: itsName }: { id: string; name: string }, onClick: () => void) => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={id === company?.id}
      selected={id === company?.id}
      onClick={onClick}
    >
      <span style={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{itsName}</span>
      {id === company?.id && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
    </MenuItem>
  );
  const listed = partners.length > MANY ? partners.filter(({ id }) => id === company?.id) : partners;

  return (
    <>
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
        {(close) => [
          ...tenants.map((tenant) => item(tenant, () => change(tenant.id))),
          ...(partners.length > 0
            ? [
                <Divider key="line" component="li" />,
                <ListSubheader key="heading" role="presentation" sx={{ lineHeight: '32px', background: 'transparent' }}>
                  {t('layout.partners')}
                </ListSubheader>,
              ]
            : []),
          ...listed.map((partner) => item(partner, () => change(partner.id))),
          ...(partners.length > MANY
            ? [
                <MenuItem
                  key="find"
                  onClick={() => {
                    close();
                    seek(true);
                  }}
                >
                  {t('layout.findPartner')}…
                </MenuItem>,
              ]
            : []),
        ]}
      </ActionMenu>
      {isSeeking && (
        <PartnerDialog
          onClose={() => seek(false)}
          onChoose={(id) => {
            seek(false);
            change(id);
          }}
        />
      )}
    </>
  );
};
