import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ProductMailView } from 'contracts/automation/product-mail/product-mail.entity';
import { productMails } from 'contracts/automation/product-mail/product-mails';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { ResourceTabs } from '#admin-ui/shared/resource/ResourceTabs.tsx';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
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
const Whose = statusChip<'own' | 'usual'>('resources.product-mails.whose', {
  own: { tone: 'success', icon: EditOutlined },
  usual: { tone: 'quiet', icon: Check },
});

/** All mails that the product writes in the company's name, and in whose words. */
export const ProductMailList = () => {
  const t = useTranslate();
  const can = useCan();
  const description = useDescription();
  const { path, editPath, tabs } = description;
  const crumbs = useCrumbs(description);
  const { data, error, refetch } = useGetList<ProductMailView>('product-mails', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'updatedAt', order: 'DESC' },
  });
  const words = 'resources.product-mails';
  return (
    <Page title={t(`${words}.title`)} detail={t(`${words}.detail`)} crumbs={crumbs.slice(0, -1)}>
      {tabs && <ResourceTabs names={tabs} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (
        <List>
          {productMails.map((mail) => {
            const own = data.find((one) => one.mail === mail);
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
              <li key={mail}>
                {mayOpen ? (
                  <Link to={own ? editPath(own) : `/${path}/create?mail=${mail}`}>{line}</Link>
                ) : (
                  <div>{line}</div>
                )}
              </li>
            );
          })}
        </List>
      )}
    </Page>
  );
};
