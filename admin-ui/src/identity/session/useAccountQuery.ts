import { useQuery } from '@tanstack/react-query';
import type { Client } from 'contracts/client/client';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

/** Reads what belongs to the account alone, and says in the reader's language why there is no answer. */
export const useAccountQuery = <T>(name: string, read: (client: Client) => Promise<T>) => {
  const t = useTranslate();
  return useQuery<T, Error>({
    queryKey: ['identity', name],
    queryFn: () =>
      read(client).catch((failure: unknown) => {
        throw toHttpError(failure, t);
      }),
    retry: false,
  });
};
