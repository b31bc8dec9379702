import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import type { LandlordRoleView } from 'contracts/landlord/role/landlord-role.views';
import { useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PermissionNames } from './PermissionNames.tsx';

type Translate = ReturnType<typeof useTranslate>;

/** Built-in roles are named by the program, in the reader's language. */
const nameIn = (t: Translate, { isBuiltIn, name }: LandlordRoleView): string =>
  isBuiltIn ? t(`identity.role.builtIn.${name}.name`) : name;
const detailIn = (t: Translate, { isBuiltIn, name, description }: LandlordRoleView): string =>
  isBuiltIn ? t(`identity.role.builtIn.${name}.detail`) : description;

const Name = ({ role }: { role: LandlordRoleView }) => nameIn(useTranslate(), role);
const Detail = ({ role }: { role: LandlordRoleView }) => detailIn(useTranslate(), role);
const Owner = ({ role }: { role: LandlordRoleView }) => {
  const t = useTranslate();
  return role.companyName ?? t('platform.role.builtIn');
};

const columns: readonly Column<LandlordRoleView>[] = [
  {
    field: 'name',
    label: 'resources.roles.fields.name',
    sort: 'name',
    card: 'title',
    render: (role) => <Name role={role} />,
  },
  {
    field: 'company',
    label: 'resources.candidates.fields.companyName',
    card: 'meta',
    render: (role) => <Owner role={role} />,
  },
  {
    field: 'description',
    label: 'resources.roles.fields.description',
    card: 'meta',
    render: (role) => <Detail role={role} />,
  },
  {
    field: 'permissions',
    label: 'resources.roles.fields.permissions',
    align: 'right',
    card: 'corner',
    render: ({ permissions }) => permissions.length,
  },
];

export const RoleList = () => {
  const t = useTranslate();
  return (
    <ListPage<LandlordRoleView>
      resource="roles"
      area="landlord"
      title="platform.role.title"
      detail={t('platform.role.detail')}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('resources.roles.search')}
      filters={<ReferenceFilter source="companyId" reference="companies" />}
      columns={columns}
      detailsOf={({ permissions }) => <PermissionNames permissions={permissions} />}
      nameOf={(role) => nameIn(t, role)}
      empty={<Notice icon={ShieldOutlined} title={t('identity.role.nothing')} />}
    />
  );
};
