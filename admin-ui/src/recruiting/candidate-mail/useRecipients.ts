import { useQuery } from '@tanstack/react-query';
import type { MailRecipient } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import type { MailTo } from './mail-to.ts';

/** Whom a mail would reach, and who would be left out. */
export const useRecipients = (to: MailTo) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['candidate-mails', 'recipients', to],
    queryFn: async () =>
      (await dataProvider.send<MailRecipient[]>('candidate-mails', { action: 'recipients', body: to })).data,
    retry: false,
  });
  const reached = data?.filter(({ skipped }) => skipped === null) ?? [];
  const skipped = data?.filter((one) => one.skipped !== null) ?? [];
  return { isKnown: data !== undefined, reached, skipped, error, refetch };
};
