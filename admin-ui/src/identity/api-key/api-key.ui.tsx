import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { ApiKeyActions } from './ApiKeyActions.tsx';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { CreatedBy, LastUse, OrNever, ScopeCount } from './ApiKeyValues.tsx';
import { fromApiKeyForm } from './api-key-form.ts';
import { ApiKeyStatusChip } from './api-key-status.ts';
import { maskedSecret } from './masked-secret.ts';
import { ScopeList } from './ScopeList.tsx';

const LostNotice = ({ record: { status } }: { record: ApiKeyView }) => {
  const t = useTranslate();
  if (status !== 'lost') return null;
  return (
    <FormAlert role="status">
      <p>{t('resources.api-keys.lost')}</p>
    </FormAlert>
  );
};

const Scopes = ({ record: { scopes } }: { record: ApiKeyView }) => (
  <Panel title={useTranslate()('resources.api-keys.fields.scopes')}>
    <ScopeList scopes={scopes} />
  </Panel>
);

export const ui = resourceUi<ApiKeyView>({
  columns: [
    'name',
    { field: 'secret', width: 130, text: ({ ending }) => maskedSecret(ending) },
    { field: 'scopes', width: 120, text: ({ scopes }) => scopes.join(', ') },
    { field: 'createdAt', card: 'none', width: 260, render: (key) => <CreatedBy apiKey={key} /> },
    { field: 'lastUsedAt', card: 'none', render: ({ lastUsedAt }) => <OrNever at={lastUsedAt} /> },
    { field: 'expiresAt', card: 'none', render: ({ expiresAt }) => <OrNever at={expiresAt} /> },
    { field: 'status', width: 140 },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: ['status'],
  values: {
    secret: ({ ending }) => <code>{maskedSecret(ending)}</code>,
    scopes: ({ scopes }) => <ScopeCount count={scopes.length} />,
    createdById: (key) => <CreatedBy apiKey={key} withTime />,
    expiresAt: ({ expiresAt }) => <OrNever at={expiresAt} withTime />,
    lastUsedAt: (key) => <LastUse apiKey={key} />,
    status: ({ status }) => <ApiKeyStatusChip status={status} />,
  },
  form: ApiKeyForm,
  fromForm: fromApiKeyForm,
  badge: ({ record }) => <ApiKeyStatusChip status={record.status} />,
  actions: ApiKeyActions,
  notice: LostNotice,
  isFresh: true,
  main: Scopes,
  facts: ['secret', 'createdById', 'expiresAt', 'lastUsedAt', 'revokedAt'],
});
