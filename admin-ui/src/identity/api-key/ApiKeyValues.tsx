import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';

export const ScopeCount = ({ count }: { count: number }) =>
  useTranslate()('resources.api-keys.scopeCount', { smart_count: count });

/** A moment, or that there is none. */
export const OrNever = ({ at, withTime = false }: { at: string | null; withTime?: boolean }) => {
  const t = useTranslate();
  return at === null ? t('resources.api-keys.never') : <When at={at} withTime={withTime} />;
};

export const CreatedBy = ({ apiKey, withTime = false }: { apiKey: ApiKeyView; withTime?: boolean }) => {
  const t = useTranslate();
  return (
    <>
      <When at={apiKey.createdAt} withTime={withTime} /> · {apiKey.createdByName ?? t('common.erasedPerson')}
    </>
  );
};

/** When and from where a key was used last. */
export const LastUse = ({ apiKey: { lastUsedAt, lastUsedIp } }: { apiKey: ApiKeyView }) => (
  <>
    <OrNever at={lastUsedAt} withTime />
    {lastUsedIp !== null && ` · ${lastUsedIp}`}
  </>
);
