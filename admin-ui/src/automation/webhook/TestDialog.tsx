import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { newest } from './useTest.ts';
import { DeliveryStatusChip } from './webhook-status.ts';

const LOOK_AGAIN_MS = 500;
const WORDS = 'resources.webhooks.test';

type Props = {
  webhook: WebhookView;
  /** Deliveries from before the test. */
  known: ReadonlySet<string>;
  onClose: () => void;
};

/** What was sent for a test, once an answer has come, or none will. */
const useTested = ({ webhook, known }: Props): DeliveryView | undefined => {
  const [tested, setTested] = useState<DeliveryView>();
  useGetList<DeliveryView>('webhook-deliveries', newest(webhook.id), {
    refetchInterval: tested ? false : LOOK_AGAIN_MS,
    onError: () => undefined,
    onSuccess: ({ data }) => {
      const found = data.find(({ id, type, attempts }) => type === TEST_EVENT && attempts.length > 0 && !known.has(id));
      if (found && !tested) setTested(found);
    },
  });
  return tested;
};

/** A test, and what came back. */
export const TestDialog = (props: Props) => {
  const { onClose } = props;
  const t = useTranslate();
  const title = useId();
  const tested = useTested(props);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{t(`${WORDS}.title`)}</DialogTitle>
      <DialogContent>
        <div role="status">
          {tested ? (
            <DeliveryStatusChip status={tested.status} />
          ) : (
            <>
              <p style={{ margin: '0 0 12px' }}>{t(`${WORDS}.waiting`)}</p>
              <LinearProgress aria-label={t(`${WORDS}.waiting`)} />
            </>
          )}
        </div>
        {tested && <DeliveryDetails delivery={tested} isActive={false} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
