import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useNotify, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { saveFile } from '#admin-ui/shared/save-file';
import { useSend } from '#admin-ui/shared/useSend';
import { contractPdf } from './contract-pdf.ts';

const RemindButton = ({ id }: { id: string }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'contracts', success: 'resources.contracts.remind.done' });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate({ id, action: 'remind', body: {} })}>
      {t('resources.contracts.remind.action')}
    </Button>
  );
};

/** Reminding those whose turn it is, and the file. */
export const ContractActions = ({ record }: { record: ContractView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { id, title, status, finished, erased } = record;
  if (erased) return null;
  const save = async () => {
    try {
      const bytes = await contractPdf(`contracts/${id}/document`, { which: finished ? 'finished' : 'shown' });
      saveFile(new Blob([bytes], { type: 'application/pdf' }), `${title ?? 'contract'}.pdf`);
    } catch {
      notify('resources.contracts.unavailable', { type: 'error' });
    }
  };
  return (
    <>
      {isOpenContract(status) && (
        <Allowed to="tenant.contracts.update">
          <RemindButton id={id} />
        </Allowed>
      )}
      <Button variant={finished ? 'contained' : 'outlined'} startIcon={<Download />} onClick={save}>
        {t(finished ? 'resources.contracts.download.finished' : 'resources.contracts.download.shown')}
      </Button>
    </>
  );
};
