import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { SubAccountCompanyView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useChangeCompany } from '#admin-ui/layout/useChangeCompany';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** Enters a partner company, or lets it go once that is confirmed. */
export const CompanyActions = ({ company: { id, name } }: { company: SubAccountCompanyView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const enter = useChangeCompany();
  const [isAsked, ask] = useState(false);
  const [remove, { isPending }] = useDelete();
  const options = {
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      notify('resources.sub-account-companies.remove.done', { type: 'success' });
      void queries.invalidateQueries();
    },
    onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
    onSettled: () => ask(false),
  };
  return (
    <>
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
        <Allowed to="tenant.integrations.subAccounts.switch">
          <Button
            size="small"
            variant="outlined"
            aria-label={t('resources.sub-account-companies.enterNamed', { name })}
            onClick={() => enter(id)}
          >
            {t('resources.sub-account-companies.enter')}
          </Button>
        </Allowed>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('resources.sub-account-companies.removeNamed', { name })}
          onClick={() => ask(true)}
        >
          {t('resources.sub-account-companies.remove.action')}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('resources.sub-account-companies.remove.title', { name })}
        confirm={t('resources.sub-account-companies.remove.action')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => void remove('sub-account-companies', { id }, options)}
        onCancel={() => ask(false)}
      >
        {t('resources.sub-account-companies.remove.detail')}
      </ConfirmDialog>
    </>
  );
};
