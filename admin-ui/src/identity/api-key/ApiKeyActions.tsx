import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { AUDIT } from '#admin-ui/reporting/audit/audit-entities';
import { RevokeButton } from './RevokeButton.tsx';

/** What can be done about a key: see what it did, and end it. */
export const ApiKeyActions = ({ record: apiKey }: { record: ApiKeyView }) => {
  const t = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ actorId: apiKey.id }));
  return (
    <>
      <Allowed to="tenant.audit.read">
        <Button variant="outlined" startIcon={<HistoryOutlined />} component={Link} to={`/${AUDIT}?filter=${filter}`}>
          {t('resources.api-keys.history')}
        </Button>
      </Allowed>
      {apiKey.status !== 'revoked' && <RevokeButton apiKey={apiKey} />}
    </>
  );
};
