import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContractBatchPreview } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { ContractPages } from '#admin-ui/recruiting/contract/ContractPages.tsx';
import { PreviewFacts } from '#admin-ui/recruiting/contract/PreviewFacts.tsx';
import { LeftOutTable } from './LeftOut.tsx';

const words = 'resources.contract-batches.preview';

const Part = styled('section')({ marginTop: 24, '& h3': { marginBottom: 8 }, '& p': { margin: '8px 0 0' } });

type Props = { batch: object; preview: ContractBatchPreview; onSend: () => void; onBack: () => void };

/** What would be sent to how many, who would be left out and why, and the document of the first of them. */
export const BatchPreviewDialog = ({ batch, preview, onSend, onBack }: Props) => {
  const t = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  const [isShown, setShown] = useState(false);
  const { recipientCount, readyCount, leftOutCount, leftOut, firstName, title, isOrdered } = preview;
  return (
    <Dialog open onClose={onBack} fullWidth fullScreen={isPhone} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t(`${words}.title`, { name: title })}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-labelledby={id}>
        <Typography component="p" variant="h3" sx={{ mb: 2 }}>
          {t(`${words}.${readyCount > 0 ? 'ready' : 'nobody'}`, { smart_count: readyCount, all: recipientCount })}
        </Typography>
        <PreviewFacts {...preview}>
          <dt>{t('resources.contracts.fields.signers')}</dt>
          <dd>{t(`resources.contracts.${isOrdered ? 'inOrder' : 'atOnce'}`)}</dd>
        </PreviewFacts>
        {leftOutCount > 0 && (
          <Part>
            <Typography variant="h3">{t(`${words}.leftOut`, { smart_count: leftOutCount })}</Typography>
            <LeftOutTable people={leftOut} />
            {leftOut.length < leftOutCount && <p>{t(`${words}.more`, { shown: leftOut.length, all: leftOutCount })}</p>}
          </Part>
        )}
        {firstName !== null && (
          <Part>
            <Typography variant="h3">{t(`${words}.document`, { name: firstName })}</Typography>
            <ContractPages
              path="contract-batches/preview-document"
              body={batch}
              version={preview.templateSha256}
              name={title}
              onBytes={() => setShown(true)}
            />
          </Part>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {t('resources.contracts.preview.back')}
        </Button>
        <Button variant="contained" disabled={!isShown} onClick={onSend}>
          {t(`${words}.send`, { smart_count: readyCount })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
