import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { type ApiKeyView, apiKeyStatuses } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ApiKeyStatusChip } from './ApiKeyStatusChip.tsx';
import { API_KEYS, apiKeyPath, maskedSecret } from './api-key-paths.ts';

const ScopeCount = ({ scopes }: Pick<ApiKeyView, 'scopes'>) =>
  useTranslate()('identity.api-key.scopeCount', { smart_count: scopes.length });
const Created = ({ createdByName, createdAt }: Pick<ApiKeyView, 'createdByName' | 'createdAt'>) => {
  const t = useTranslate();
  return (
    <>
      <When at={createdAt} /> · {createdByName ?? t('common.erasedPerson')}
    </>
  );
};
const LastUse = ({ lastUsedAt }: Pick<ApiKeyView, 'lastUsedAt'>) => {
  const t = useTranslate();
  return lastUsedAt === null ? t('identity.api-key.neverUsed') : <When at={lastUsedAt} />;
};
const End = ({ expiresAt }: Pick<ApiKeyView, 'expiresAt'>) => {
  const t = useTranslate();
  return expiresAt === null ? t('identity.api-key.neverExpires') : <When at={expiresAt} />;
};

const columns: readonly Column<ApiKeyView>[] = [
  { key: 'name', label: 'identity.api-key.field.name', sort: 'name', card: 'title', render: ({ name }) => name },
  {
    key: 'secret',
    label: 'identity.api-key.field.secret',
    card: 'meta',
    width: 130,
    render: ({ ending }) => <code>{maskedSecret(ending)}</code>,
  },
  {
    key: 'scopes',
    label: 'identity.api-key.field.scopes',
    card: 'meta',
    width: 120,
    render: ({ scopes }) => <ScopeCount scopes={scopes} />,
  },
  {
    key: 'createdAt',
    label: 'identity.api-key.field.createdAt',
    sort: 'createdAt',
    card: 'none',
    render: (key) => <Created {...key} />,
  },
  {
    key: 'lastUsedAt',
    label: 'identity.api-key.field.lastUsedAt',
    sort: 'lastUsedAt',
    card: 'none',
    width: 150,
    render: ({ lastUsedAt }) => <LastUse lastUsedAt={lastUsedAt} />,
  },
  {
    key: 'expiresAt',
    label: 'identity.api-key.field.expiresAt',
    sort: 'expiresAt',
    card: 'none',
    width: 150,
    render: ({ expiresAt }) => <End expiresAt={expiresAt} />,
  },
  {
    key: 'status',
    label: 'identity.api-key.field.status',
    card: 'corner',
    width: 140,
    render: ({ status }) => <ApiKeyStatusChip status={status} />,
  },
];

const StatusFilter = () => {
  const t = useTranslate();
  return (
    <SelectFilter
      source="status"
      label={t('identity.api-key.field.status')}
      choices={apiKeyStatuses.map((id) => ({ id, name: t(`identity.api-key.status.${id}`) }))}
    />
  );
};

/** With what the company's own programs call. */
export const ApiKeyList = () => {
  const t = useTranslate();
  const create = (
    <CreateLink to={`/${API_KEYS}/create`} permission="tenant.api.keys.create" label={t('identity.api-key.create')} />
  );
  return (
    <ListPage<ApiKeyView>
      resource={API_KEYS}
      area="settings"
      title="identity.api-key.title"
      detail={t('identity.api-key.detail')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={create}
      filters={<StatusFilter />}
      columns={columns}
      pathOf={apiKeyPath}
      nameOf={({ name }) => name}
      empty={
        <Notice
          icon={VpnKeyOutlined}
          title={t('identity.api-key.empty.title')}
          detail={t('identity.api-key.empty.detail')}
        >
          {create}
        </Notice>
      }
    />
  );
};
