import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';

const Root = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: '2px 10px 2px 8px',
  borderRadius: 14,
  fontSize: '0.8125rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  color: theme.palette.brand.tones.info.ink,
  background: theme.palette.brand.tones.info.tint,
  '& svg': { fontSize: 16, flexShrink: 0 },
}));

/** In whose company one acts as an admin of its parent: every page says so, as the menu may be closed (docs/product.md PAR-6). */
export const PartnerNote = () => {
  const t = useTranslate();
  const { currentTenant: company } = useMe();
  if (!company?.parent) return null;
  return (
    <Root>
      <HandshakeOutlined aria-hidden="true" />
      <span>
        {company.name} · {t('layout.partnerOf', { company: company.parent })}
      </span>
    </Root>
  );
};
