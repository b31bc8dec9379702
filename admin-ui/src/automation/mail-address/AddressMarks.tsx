import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SOFT_BOUNCE_DAYS } from 'contracts/automation/mail-address/mail-address.choices';
import type { MailAddressView } from 'contracts/automation/mail-address/mail-address.entity';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDate } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.mail-addresses';

/** Mails go there again: after a question, since who clears a mark answers for it. */
const ClearButton = ({ marks: { id, stop } }: { marks: MailAddressView }) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend({ resource: 'mail-addresses', success: `${WORDS}.clear.done` });
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)}>
        {t(`${WORDS}.clear.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`${WORDS}.clear.title`)}
        confirm={t(`${WORDS}.clear.action`)}
        isBusy={isPending}
        onConfirm={() => mutate({ id, action: 'clear' }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t(`${WORDS}.clear.${stop === 'complained' ? 'detailComplained' : 'detail'}`)}
      </ConfirmDialog>
    </>
  );
};

const Stopped = ({ marks }: { marks: MailAddressView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  const { stop, stoppedAt, address, answer } = marks;
  if (!stop || !stoppedAt) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Allowed to="tenant.email.outbox.create">
          <ClearButton marks={marks} />
        </Allowed>
      }
    >
      {t(`${WORDS}.stop.${stop}`, { address, date: formatDate(stoppedAt, locale, zone) })} {answer}
    </Alert>
  );
};

/** What the company knows of an address before it writes there: whether mails come back, and whether their reader wants them. */
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
  if (!marks) return null;
  const { stop, unsubscribedAt, softBounces } = marks;
  const isSoft = stop === null && softBounces.length > 0;
  if (!stop && !unsubscribedAt && !isSoft) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stopped marks={marks} />
      {isSoft && (
        <Alert severity="info">
          {t(`${WORDS}.softBounces`, { smart_count: softBounces.length, days: SOFT_BOUNCE_DAYS })}
        </Alert>
      )}
      {unsubscribedAt && (
        <Alert severity="info">{t(`${WORDS}.unsubscribed`, { date: formatDate(unsubscribedAt, locale, zone) })}</Alert>
      )}
    </Stack>
  );
};
