import { styled } from '@mui/material/styles';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Logo } from '#admin-ui/shared/Logo.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';

const Lines = styled('span')({ whiteSpace: 'pre-line' });
const LogoImage = styled(Logo)({
  width: 'auto',
  height: 64,
  maxWidth: 220,
  marginBottom: 16,
  padding: 7,
  borderRadius: 10,
});
const Dot = styled('span')({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginRight: 8,
  borderRadius: 4,
  verticalAlign: '-2px',
});

/** What the company says of itself, for those who may not change it; what is not said is left out. */
export const CompanyFacts = ({ company }: { company: CompanyView }) => {
  const t = useTranslate();
  const { logo, label, description, email, phone, phoneE164, website, address, color, timeZone, updatedAt } = company;
  const facts = [
    ['name', company.name],
    ['label', label],
    ['description', description && <RichText key="description" html={richTextHtml(description, 'h3')} />],
    ['email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['phone', phone && <a href={`tel:${phoneE164}`}>{phone}</a>],
    ['website', website && <a href={website}>{website}</a>],
    ['address', address && <Lines>{address}</Lines>],
    [
      'color',
      <span key="color">
        <Dot aria-hidden="true" style={{ background: color }} />
        {color}
      </span>,
    ],
    ['timeZone', timeZone.replaceAll('_', ' ')],
    ['updatedAt', updatedAt && <When at={updatedAt} withTime />],
  ] as const;
  return (
    <Panel title={t('identity.company.form.identity')}>
      {logo && <LogoImage src={logo.url} alt={t('identity.company.logo.alt', { name: company.name })} />}
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(`identity.company.field.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
    </Panel>
  );
};
