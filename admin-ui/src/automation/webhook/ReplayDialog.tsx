import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { MAX_REPLAY_DAYS, MAX_REPLAYED } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs, formatCount } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.webhooks.replay';
const FORMAT = 'YYYY-MM-DDTHH:mm';

type Props = { record: WebhookView; onClose: () => void };

/** Asks from when on events are sent again, and whether all of them or those that did not arrive. */
export const ReplayDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = zoneNow();
  const now = dayjs().tz(zone);
  const [since, setSince] = useState(() => now.subtract(1, 'day').format(FORMAT));
  const [which, setWhich] = useState<'failed' | 'all'>('failed');
  const { mutate, isPending } = useSend({ resource: 'webhooks', success: `${WORDS}.started`, onSuccess: onClose });
  const moment = dayjs.tz(since, zone);
  const isPossible = moment.isValid() && moment.isBefore(now) && moment.isAfter(now.subtract(MAX_REPLAY_DAYS, 'day'));
  return (
    <ConfirmDialog
      isOpen
      title={t(`${WORDS}.title`)}
      confirm={t(`${WORDS}.confirm`)}
      isBusy={isPending}
      isUnready={!isPossible}
      hasLists
      onConfirm={() =>
        mutate({ id, action: 'replay', body: { since: moment.toISOString(), onlyFailed: which === 'failed' } })
      }
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p style={{ margin: 0 }}>{t(`${WORDS}.detail`, { count: formatCount(MAX_REPLAYED, locale) })}</p>
        <DateInput
          label={t(`${WORDS}.since.label`)}
          value={since}
          onChange={setSince}
          withTime
          isRequired
          fault={isPossible ? undefined : t(`${WORDS}.range`, { days: MAX_REPLAY_DAYS })}
        />
        <RadioGroup
          aria-label={t(`${WORDS}.which.label`)}
          value={which}
          onChange={(_, chosen) => setWhich(chosen as 'failed' | 'all')}
        >
          <FormControlLabel value="failed" control={<Radio />} label={t(`${WORDS}.which.failed`)} />
          <FormControlLabel value="all" control={<Radio />} label={t(`${WORDS}.which.all`)} />
        </RadioGroup>
      </div>
    </ConfirmDialog>
  );
};
