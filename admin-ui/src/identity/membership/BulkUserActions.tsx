import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from 'contracts/recruiting/interview/interview.statuses';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkLabels } from '#admin-ui/automation/label/BulkLabels.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SendToTicked } from '#admin-ui/recruiting/contract-batch/SendToManyLink.tsx';
import { BulkResult } from '#admin-ui/recruiting/interview/BulkResult.tsx';
import { SelectMatching } from '#admin-ui/shared/list/SelectMatching.tsx';

/** What can be done with the ticked users (docs/product.md AUT-71). */
export const BulkUserActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);
  const closeAnswer = () => {
    setAnswer(null);
    onUnselectItems();
  };
  return (
    <>
      <SelectMatching />
      <Allowed to="tenant.users.update">
        <Allowed to="tenant.labels.read">
          <BulkLabels of="user" onRefused={setAnswer} />
        </Allowed>
      </Allowed>
      {selectedIds.length <= MAX_BULK && <SendToTicked as="users" />}
      {answer && <BulkResult of="users" answer={answer} onClose={closeAnswer} />}
    </>
  );
};
