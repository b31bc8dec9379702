import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { AUDIT } from '#admin-ui/reporting/audit/audit-entities';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';
import { Facts, Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ApiKeyStatusChip } from './ApiKeyStatusChip.tsx';
import { API_KEYS, maskedSecret } from './api-key-paths.ts';
import { RevokeButton } from './RevokeButton.tsx';
import { ScopeList } from './ScopeList.tsx';

const KeyFacts = ({ apiKey }: { apiKey: ApiKeyView }) => {
  const t = useTranslate();
  const { ending, createdAt, createdByName, expiresAt, lastUsedAt, lastUsedIp, revokedAt } = apiKey;
  return (
    <Panel title={t('identity.api-key.facts')}>
      <Facts>
        <dt>{t('identity.api-key.field.secret')}</dt>
        <dd>
          <code>{maskedSecret(ending)}</code>
        </dd>
        <dt>{t('identity.api-key.field.createdBy')}</dt>
        <dd>
          {createdByName ?? t('common.erasedPerson')} · <When at={createdAt} withTime />
        </dd>
        <dt>{t('identity.api-key.field.expiresAt')}</dt>
        <dd>{expiresAt === null ? t('identity.api-key.neverExpires') : <When at={expiresAt} withTime />}</dd>
        <dt>{t('identity.api-key.field.lastUsedAt')}</dt>
        <dd>
          {lastUsedAt === null ? t('identity.api-key.neverUsed') : <When at={lastUsedAt} withTime />}
          {lastUsedIp !== null && ` · ${lastUsedIp}`}
        </dd>
        {revokedAt !== null && (
          <>
            <dt>{t('identity.api-key.field.revokedAt')}</dt>
            <dd>
              <When at={revokedAt} withTime />
            </dd>
          </>
        )}
      </Facts>
    </Panel>
  );
};

const HistoryLink = ({ id }: { id: string }) => {
  const t = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ actorId: id }));
  return (
    <Allowed to="tenant.audit.read">
      <Button variant="outlined" startIcon={<HistoryOutlined />} component={Link} to={`/${AUDIT}?filter=${filter}`}>
        {t('identity.api-key.history')}
      </Button>
    </Allowed>
  );
};

/** One key: what it may do, who made it, when it was used. */
export const ApiKeyShow = () => {
  const t = useTranslate();
  const crumbs = [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.api-key.title'), to: `/${API_KEYS}` },
  ];
  return (
    <RecordPage<ApiKeyView> resource={API_KEYS} crumbs={crumbs} title="identity.api-key.one" fresh>
      {(apiKey) => (
        <Page
          title={apiKey.name}
          crumbs={crumbs}
          badge={<ApiKeyStatusChip status={apiKey.status} />}
          actions={
            <>
              <HistoryLink id={apiKey.id} />
              {apiKey.status !== 'revoked' && <RevokeButton apiKey={apiKey} />}
            </>
          }
        >
          {apiKey.status === 'lost' && (
            <FormAlert role="status">
              <p>{t('identity.api-key.lost')}</p>
            </FormAlert>
          )}
          <TwoColumns>
            <Panel title={t('identity.api-key.field.scopes')}>
              <ScopeList scopes={apiKey.scopes} />
            </Panel>
            <KeyFacts apiKey={apiKey} />
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
