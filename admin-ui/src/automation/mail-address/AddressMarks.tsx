import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { MailAddressView } from 'contracts/automation/mail-address/mail-address.entity';
import { useGetList, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useCan } from '#admin-ui/providers/me.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDate } from '#admin-ui/shared/formats';

const WORDS = 'resources.mail-addresses';

/** What the company knows of an address before it writes there: whoever has it wants no more mails that are not owed. */
export const AddressMarks = ({ address }: { address: string | null }) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  const can = useCan();
  const { data = [] } = useGetList<MailAddressView>(
    'mail-addresses',
    { filter: { address }, pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled: address !== null && can('tenant.email.outbox.read') },
  );
  const [marks] = address === null ? [] : data;
  if (!marks?.unsubscribedAt) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Alert severity="info">
        {t(`${WORDS}.unsubscribed`, { date: formatDate(marks.unsubscribedAt, locale, zone) })}
      </Alert>
    </Stack>
  );
};
