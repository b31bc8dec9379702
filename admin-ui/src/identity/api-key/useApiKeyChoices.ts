import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { plain } from '#admin-ui/shared/plain';

/** More than a company may have at once; of those that are revoked the oldest may be missing. */
const OFFERED = 500;

/** Keys of the company that match what is typed, and the one that is chosen; none for who may not list them. */
export const useApiKeyChoices = (chosenId: string | null) => {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const enabled = useCan()('tenant.api.keys.read');
  const { data = [], isPending } = useGetList<ApiKeyView>(
    'api-keys',
    { sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: OFFERED } },
    { enabled },
  );
  const all = data.map(({ id, name }): Choice => ({ id, name: t('common.apiKey', { name }) }));
  return {
    choices: all.filter(({ name }) => plain(name).includes(plain(search.trim()))),
    chosen: all.find(({ id }) => id === chosenId) ?? null,
    isPending: enabled && isPending,
    setSearch,
  };
};
