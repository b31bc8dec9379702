import BlockOutlined from '@mui/icons-material/BlockOutlined';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';

/** Ends a key for good, once that is confirmed. */
export const RevokeButton = ({ apiKey: { id, name } }: { apiKey: ApiKeyView }) => (
  <Allowed to="tenant.api.keys.delete">
    <CommandButton
      button={{ color: 'error', startIcon: <BlockOutlined /> }}
      resource="api-keys"
      id={id}
      action="revoke"
      words="resources.api-keys.revoke"
      values={{ name }}
      isDangerous
    />
  </Allowed>
);
