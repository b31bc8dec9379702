import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReviewedInterview } from 'contracts/recruiting/interview-review/interview-review.views';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { MadeLinks } from './MadeLinks.tsx';
import { NewLink } from './NewLink.tsx';

const words = 'resources.review-links';

/** Links by which people without an account look at these answers: made, copied and revoked. */
export const ShareButton = ({ review }: { review: ReviewedInterview }) => {
  const t = useTranslate();
  const title = useId();
  const [isOpen, open] = useState(false);
  const { interviewId, steps } = review;
  const close = () => open(false);
  return (
    <Allowed to="tenant.interviews.responses.create">
      <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => open(true)}>
        {t(`${words}.action`)}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
          <DialogTitle id={title}>{t(`${words}.dialog`)}</DialogTitle>
          <DialogContent>
            <p style={{ margin: '0 0 16px', fontSize: '0.9375rem' }}>{t(`${words}.intro`)}</p>
            <NewLink interviewId={interviewId} offered={steps[0]?.offered ?? []} />
            <MadeLinks interviewId={interviewId} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              {t('common.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Allowed>
  );
};
