import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from 'contracts/recruiting/interview/interview.statuses';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { BulkLabels } from '#admin-ui/automation/label/BulkLabels.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { BulkMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { SendToTicked } from '#admin-ui/recruiting/contract-batch/SendToManyLink.tsx';
import { BulkResult } from '#admin-ui/recruiting/interview/BulkResult.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { BulkButton } from '#admin-ui/shared/list/BulkButton.tsx';
import { SelectMatching } from '#admin-ui/shared/list/SelectMatching.tsx';
import { EraseManyDialog, InterviewDialog } from './bulk/BulkDialogs.tsx';
import { BulkReject } from './bulk/BulkReject.tsx';
import { ExportSelected } from './ExportSelected.tsx';

const AssignManyDialog = lazyPage(() => import('./assignment/AssignManyDialog.tsx'), 'AssignManyDialog');

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
        <BulkLabels of="candidate" onRefused={setAnswer} />
        <BulkButton label={t('resources.candidates.bulk.assign.action')}>
          {(close) => (
            <Suspense fallback={null}>
              <AssignManyDialog onClose={close} onRefused={setAnswer} />
            </Suspense>
          )}
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
