import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { ImageField } from '#admin-ui/shared/form/ImageField.tsx';
import { Logo } from '#admin-ui/shared/Logo.tsx';
import { useLogo } from './useLogo.ts';

const LogoImage = styled(Logo)({ width: 'auto', height: 72, maxWidth: 220, padding: 8, borderRadius: 12 });
const None = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 12,
  color: theme.palette.text.secondary,
  background: theme.palette.brand.sunken,
}));

/** The company's logo, for those who may change it; kept as soon as it is chosen. */
export const LogoPanel = ({ company }: { company: CompanyView }) => {
  const t = useTranslate();
  const can = useCan();
  const { upload, remove } = useLogo();
  const { logo, name } = company;
  const show = (preview: string | null) => {
    const url = preview ?? logo?.url;
    return url ? (
      <LogoImage src={url} alt={t('identity.company.logo.alt', { name })} />
    ) : (
      <None aria-hidden="true">
        <ImageOutlined />
      </None>
    );
  };
  return (
    <Card style={{ marginBottom: 16 }}>
      <ImageField
        source="logo"
        label={t('identity.company.logo.label')}
        hint={t('identity.company.logo.hint')}
        hasImage={logo !== null}
        canRemove={can('tenant.logo.delete')}
        show={show}
        upload={upload}
        remove={remove}
        changed="identity.company.logo.changed"
        removed="identity.company.logo.removed"
      />
    </Card>
  );
};
