import Button from '@mui/material/Button';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from 'contracts/recruiting/interview/interview.statuses';
import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { BulkMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { SendToTicked } from '#admin-ui/recruiting/contract-batch/SendToManyLink.tsx';
import { BulkResult } from '#admin-ui/recruiting/interview/BulkResult.tsx';
import { EraseManyDialog, InterviewDialog, LabelDialog } from './bulk/BulkDialogs.tsx';
import { BulkReject } from './bulk/BulkReject.tsx';
import { SelectMatching } from './bulk/SelectMatching.tsx';
import { ExportSelected } from './ExportSelected.tsx';

type BulkButtonProps = { label: string; isDangerous?: boolean; children: (close: () => void) => ReactNode };

const BulkButton = ({ label, isDangerous = false, children }: BulkButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color={isDangerous ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};

/** What can be done with the ticked candidates (docs/product.md REC-35). */
export const BulkCandidateActions = () => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);
  const isOneRequest = selectedIds.length <= MAX_BULK;
  const closeAnswer = () => {
    setAnswer(null);
    onUnselectItems();
  };
  return (
    <>
      <SelectMatching />
      <Allowed to="tenant.candidates.update">
        <BulkButton label={t('resources.labels.add')}>
          {(close) => <LabelDialog does="add" onClose={close} onRefused={setAnswer} />}
        </BulkButton>
        <BulkButton label={t('resources.labels.takeOffOne')}>
          {(close) => <LabelDialog does="remove" onClose={close} onRefused={setAnswer} />}
        </BulkButton>
      </Allowed>
      <Allowed to="tenant.interviews.create">
        <BulkButton label={t('resources.candidates.openInterview.action')}>
          {(close) => <InterviewDialog onClose={close} onRefused={setAnswer} />}
        </BulkButton>
      </Allowed>
      {isOneRequest && (
        <>
          <Allowed to="tenant.interviews.update">
            <BulkReject />
          </Allowed>
          <BulkMailButton of="candidateIds" />
          <SendToTicked as="candidates" />
        </>
      )}
      <ExportSelected />
      <Allowed to="tenant.candidates.delete">
        <BulkButton label={t('resources.candidates.erase.action')} isDangerous>
          {(close) => <EraseManyDialog onClose={close} onRefused={setAnswer} />}
        </BulkButton>
      </Allowed>
      {answer && <BulkResult of="candidates" answer={answer} onClose={closeAnswer} />}
    </>
  );
};
