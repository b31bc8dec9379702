import styled from '@emotion/styled';
import type { PublicCompanyView } from 'contracts/recruiting/public/public.views';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { CompanyLogo } from './CompanyLogo.tsx';

const List = styled.dl({
  display: 'grid',
  gap: 10,
  margin: '12px 0 0',
  fontSize: '0.875rem',
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const isLink = (website: string): boolean => /^https?:\/\//.test(website);

/** Where the company is and how to reach it, as far as it says so. */
export const CompanyContact = ({ company }: { company: PublicCompanyView }) => {
  const { t } = useTranslation();
  const { address, email, phone, website, logo } = company;
  if (![address, email, phone, website, logo].some(Boolean)) return null;
  return (
    <Card>
      {logo && <CompanyLogo logo={logo} />}
      <h2>{company.name}</h2>
      <List>
        {address && (
          <div>
            <dt>{t('job.company.address')}</dt>
            <dd>{address}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('job.company.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('job.company.phone')}</dt>
            <dd>{phone}</dd>
          </div>
        )}
        {isLink(website) && (
          <div>
            <dt>{t('job.company.website')}</dt>
            <dd>
              <a href={website} rel="noopener noreferrer">
                {website.replace(/^https?:\/\//, '')}
              </a>
            </dd>
          </div>
        )}
      </List>
    </Card>
  );
};
