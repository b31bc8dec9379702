import Skeleton from '@mui/material/Skeleton';
import type { FolderReaders, FolderView } from 'contracts/library/folder/folder.entity';
import { useState } from 'react';
import { ResourceContextProvider, useGetOne, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { AudienceFields } from '#admin-ui/identity/AudienceFields.tsx';
import { codeOf, fieldErrorsOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { id: string; name: string; onClose: () => void };
type FormProps = Props & { readers: FolderReaders; version: number; onStale: () => void };

const ShareForm = ({ id, name, readers, version, onStale, onClose }: FormProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const [read] = useState(version);
  const form = useForm<FolderReaders>({ defaultValues: readers });
  const { mutate, isPending } = useSend({
    resource: 'folders',
    success: 'library.folder.share.done',
    onSuccess: onClose,
    onError: (error) => {
      notify(error.message, { type: 'error' });
      if (codeOf(error) === 'stale-record') onStale();
      for (const [field, fault] of Object.entries(fieldErrorsOf(error) ?? {}))
        form.setError(field as keyof FolderReaders, { message: String(fault) });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isWide
      hasLists
      title={t('library.folder.share.title', { name })}
      confirm={t('library.folder.share.confirm')}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'share', body: form.getValues(), version: read })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t('library.folder.share.detail')}</p>
      <ResourceContextProvider value="folders">
        <FormProvider {...form}>
          <div style={{ display: 'grid', gap: 16 }}>
            <AudienceFields />
          </div>
        </FormProvider>
      </ResourceContextProvider>
    </ConfirmDialog>
  );
};

/** Asks whom a folder of policies is visible to. */
export const ShareDialog = ({ id, name, onClose }: Props) => {
  const t = useTranslate();
  // Whom it was given to meanwhile is not taken away from them.
  const { data, error, refetch, isFetching } = useGetOne<FolderView>(
    'folders',
    { id },
    { onError: () => undefined, refetchOnMount: 'always' },
  );
  if (data && !isFetching) {
    const { users, teams, roles, version } = data;
    return (
      <ShareForm
        id={id}
        name={name}
        readers={{ users, teams, roles }}
        version={version}
        onStale={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      isWide
      isUnready
      title={t('library.folder.share.title', { name })}
      confirm={t('library.folder.share.confirm')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={240} />}
    </ConfirmDialog>
  );
};
