import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ProductMailView } from 'contracts/automation/product-mail/product-mail.entity';
import { type ProductMail, productMailAreas } from 'contracts/automation/product-mail/product-mails';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { plain } from '#admin-ui/shared/plain';
import { useDescription } from '#admin-ui/shared/resource/description';
import { ResourceTabs } from '#admin-ui/shared/resource/ResourceTabs.tsx';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { SearchField } from '#admin-ui/shared/SearchField.tsx';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '14px 20px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& strong': { display: 'block', fontWeight: 560 },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Words = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Find = styled('div')({ maxWidth: 360 });
const Heading = styled('h2')({ margin: '24px 0 10px', fontSize: '1rem' });
const Whose = statusChip<'own' | 'usual'>('resources.product-mails.whose', {
  own: { tone: 'success', icon: EditOutlined },
  usual: { tone: 'quiet', icon: Check },
});

const words = 'resources.product-mails';

/** One mail, which opens for whoever may change it. */
const MailLine = ({ mail, own }: { mail: ProductMail; own: ProductMailView | undefined }) => {
  const t = useTranslate();
  const can = useCan();
  const { path, editPath } = useDescription();
  const mayOpen = can(own ? 'tenant.email.templates.update' : 'tenant.email.templates.create');
  const line = (
    <>
      <Words>
        <strong>{t(`${words}.mail.${mail}`)}</strong>
        <small>{t(`${words}.when.${mail}`)}</small>
      </Words>
      <Whose status={own ? 'own' : 'usual'} />
    </>
  );
  return (
    <li>
      {mayOpen ? <Link to={own ? editPath(own) : `/${path}/create?mail=${mail}`}>{line}</Link> : <div>{line}</div>}
    </li>
  );
};

/** All mails that the product writes in the company's name, and in whose words. */
export const ProductMailList = () => {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const description = useDescription();
  const { tabs } = description;
  const crumbs = useCrumbs(description);
  const { data, error, refetch } = useGetList<ProductMailView>('product-mails', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'updatedAt', order: 'DESC' },
  });
  const isFound = (mail: ProductMail): boolean =>
    plain(`${t(`${words}.mail.${mail}`)} ${t(`${words}.when.${mail}`)}`).includes(plain(typed));
  const found = productMailAreas
    .map(({ area, mails }) => ({ area, mails: mails.filter(isFound) }))
    .filter(({ mails }) => mails.length > 0);
  return (
    <Page title={t(`${words}.title`)} detail={t(`${words}.detail`)} crumbs={crumbs.slice(0, -1)}>
      {tabs && <ResourceTabs names={tabs} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <Find>
            <SearchField label={t(`${words}.find`)} value={typed} onChange={setTyped} />
          </Find>
          {found.length === 0 && <p>{t(`${words}.none`)}</p>}
          {found.map(({ area, mails }) => (
            <section key={area} aria-labelledby={`mails-${area}`}>
              <Heading id={`mails-${area}`}>{t(`${words}.area.${area}`)}</Heading>
              <List>
                {mails.map((mail) => (
                  <MailLine key={mail} mail={mail} own={data.find((one) => one.mail === mail)} />
                ))}
              </List>
            </section>
          ))}
        </>
      )}
    </Page>
  );
};
