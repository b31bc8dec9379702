import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySettings } from 'contracts/identity/company-settings/company-settings.events';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';

const words = 'resources.interview-reviews.settings';

/** How reviews are done in this company. */
export const ReviewSettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const hint = useId();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery<CompanySettings, Error>({
    queryKey: ['company-settings', 'reviews'],
    queryFn: () => provider.ask<CompanySettings>('company-settings'),
  });
  const [changed, change] = useState<boolean | null>(null);
  const blindReviews = changed ?? data?.blindReviews ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.patch('company-settings', { blindReviews }),
    onSuccess: async () => {
      notify(`${words}.saved`, { type: 'success' });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (problem: Error) => notify(problem.message, { type: 'error' }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t('common.save')}
      isBusy={isPending}
      isUnready={!data}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data && (
        <>
          <FormControlLabel
            control={
              <Switch
                checked={blindReviews}
                onChange={(_, checked) => change(checked)}
                slotProps={{ input: { 'aria-describedby': hint } }}
              />
            }
            label={t(`${words}.blind`)}
          />
          <FormHelperText id={hint}>{t(`${words}.blindHint`)}</FormHelperText>
        </>
      )}
    </ConfirmDialog>
  );
};
