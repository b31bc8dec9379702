import Button from '@mui/material/Button';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses, MAX_BULK, progressOf, REJECTED } from 'contracts/recruiting/interview/interview.statuses';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useStatusChange } from '#admin-ui/recruiting/interview/useStatusChange.tsx';

/** People whose interviews are asked for at once: their ids fit into an address. */
const PEOPLE = 100;

const openStatuses = interviewStatuses.filter((status) => progressOf(status) !== 'completed');

/** Rejects the interviews of the ticked people that nothing was decided about yet. */
export const BulkReject = () => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const { change, isPending, dialogs } = useStatusChange({ onDone: () => onUnselectItems() });

  const openOnes = async () => {
    const open: InterviewView[] = [];
    for (let from = 0; from < selectedIds.length; from += PEOPLE) {
      const filter = { candidateId: selectedIds.slice(from, from + PEOPLE), status: openStatuses };
      const sort = { field: 'updatedAt', order: 'DESC' as const };
      for (let page = 1; open.length <= MAX_BULK; page++) {
        const pagination = { page, perPage: MAX_PAGE_ROWS };
        const { data } = await dataProvider.getList<InterviewView>('interviews', { filter, sort, pagination });
        open.push(...data);
        if (data.length < MAX_PAGE_ROWS) break;
      }
    }
    return open;
  };
  const start = async () => {
    setBusy(true);
    try {
      const open = await openOnes();
      const [first] = open;
      if (!first) notify('resources.candidates.bulk.reject.none', { type: 'info' });
      else if (open.length > MAX_BULK)
        notify('resources.candidates.bulk.reject.tooMany', { type: 'warning', messageArgs: { most: MAX_BULK } });
      else
        change({
          ids: open.map(({ id }) => id),
          status: REJECTED,
          ...(open.length === 1 && { name: first.candidateName }),
        });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" disabled={isBusy || isPending} onClick={() => void start()}>
        {t('resources.interviews.reject.submit')}
      </Button>
      {dialogs}
    </>
  );
};
