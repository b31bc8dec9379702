import PauseCircleOutline from '@mui/icons-material/PauseCircleOutline';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySettings } from 'contracts/identity/company-settings/company-settings.events';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed, useMe } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

const SETTINGS = 'company-settings';
const WORDS = 'resources.event-actions.stop';

/** Whether the company has stopped all, and the way to do so or to go on. */
const useStopped = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { currentTenant } = useMe();
  const queryKey = [SETTINGS, currentTenant?.id];
  const { data } = useQuery({ queryKey, queryFn: () => dataProvider.ask<CompanySettings>(SETTINGS), retry: false });
  const { mutate, isPending } = useMutation({
    mutationFn: async (isStopped: boolean) =>
      (
        await dataProvider.send<CompanySettings & { id: string }>('event-actions', {
          action: 'stop',
          body: { isStopped },
        })
      ).data,
    onSuccess: (settings, isStopped) => {
      queries.setQueryData(queryKey, settings);
      notify(`${WORDS}.${isStopped ? 'done' : 'resumed'}`, { type: 'success' });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return { isStopped: data?.eventActionsStopped ?? false, set: mutate, isPending };
};

/** One switch for all event actions of the company. */
export const StopAll = () => {
  const t = useTranslate();
  const { isStopped, set, isPending } = useStopped();
  const [isAsking, setAsking] = useState(false);
  if (isStopped) return <StoppedAll />;
  return (
    <Allowed to="tenant.events.update">
      <Button variant="outlined" startIcon={<PauseCircleOutline />} onClick={() => setAsking(true)}>
        {t(`${WORDS}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`${WORDS}.title`)}
        confirm={t(`${WORDS}.action`)}
        isBusy={isPending}
        onConfirm={() => set(true, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t(`${WORDS}.detail`)}
      </ConfirmDialog>
    </Allowed>
  );
};

/** Says that all are stopped; nothing while they run. */
export const StoppedAll = () => {
  const t = useTranslate();
  const { isStopped, set, isPending } = useStopped();
  if (!isStopped) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Allowed to="tenant.events.update">
          <Button size="small" color="inherit" disabled={isPending} onClick={() => set(false)}>
            {t(`${WORDS}.resume`)}
          </Button>
        </Allowed>
      }
    >
      {t(`${WORDS}.notice`)}
    </Alert>
  );
};
