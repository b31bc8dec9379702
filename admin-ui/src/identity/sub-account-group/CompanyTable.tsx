import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Typography from '@mui/material/Typography';
import type { SubAccountCompanyView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { useId } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListContent } from '#admin-ui/shared/list/ListContent.tsx';
import { Toolbar } from '#admin-ui/shared/list/Toolbar.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { COMPANIES } from './sub-account-place.ts';

const Shares = ({ company: { sharesCandidates } }: { company: SubAccountCompanyView }) => {
  const t = useTranslate();
  return t(`identity.subAccountGroup.company.${sharesCandidates ? 'shares' : 'sharesNot'}`);
};

const columns: readonly Column<SubAccountCompanyView>[] = [
  {
    key: 'name',
    label: 'identity.subAccountGroup.company.name',
    sort: 'name',
    card: 'title',
    render: ({ name }) => name,
  },
  {
    key: 'since',
    label: 'identity.subAccountGroup.company.since',
    sort: 'since',
    card: 'meta',
    width: 150,
    render: ({ since }) => <When at={since} />,
  },
  {
    key: 'shares',
    label: 'identity.subAccountGroup.company.candidates',
    card: 'meta',
    width: 190,
    render: (company) => <Shares company={company} />,
  },
  {
    key: 'actions',
    label: 'identity.subAccountGroup.company.actions',
    card: 'meta',
    width: 250,
    render: (company) => <CompanyActions company={company} />,
  },
];

/** The companies of a group. */
export const CompanyTable = ({ groupId }: { groupId: string }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t('identity.subAccountGroup.company.title')}
      </Typography>
      <ListBase
        resource={COMPANIES}
        filter={{ groupId }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ onError: () => undefined }}
      >
        <Toolbar searchLabel={t('identity.subAccountGroup.company.search')} />
        <ListContent<SubAccountCompanyView>
          columns={columns}
          nameOf={({ name }) => name}
          isSelectable={false}
          empty={
            <Notice
              icon={StorefrontOutlined}
              title={t('identity.subAccountGroup.company.empty.title')}
              detail={t('identity.subAccountGroup.company.empty.detail')}
            />
          }
        />
      </ListBase>
    </section>
  );
};
