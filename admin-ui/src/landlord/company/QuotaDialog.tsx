import TextField from '@mui/material/TextField';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { MAX_QUOTA_BYTES, OwnQuota } from 'contracts/library/storage/storage.quota';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.companies.storage';
const GB = 1_073_741_824;

const typedOf = (bytes: number | null): string => (bytes === null ? '' : String(bytes / GB));
const bytesOf = (typed: string): number | null => (typed.trim() === '' ? null : Math.round(Number(typed) * GB));

/** Changes how many bytes a company may keep; an empty field is the usual quota. */
export const QuotaDialog = ({ company, onClose }: { company: TenantOverview; onClose: () => void }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const locale = useLocale();
  const [typed, setTyped] = useState(() => typedOf(company.quotaBytes));
  const { mutate, isPending } = useSend({ resource: 'companies', success: `${WORDS}.done`, onSuccess: onClose });
  const quotaBytes = bytesOf(typed);
  const isWrong = !OwnQuota.safeParse(quotaBytes).success;
  return (
    <ConfirmDialog
      isOpen
      title={t(`${WORDS}.question`, { name: company.name })}
      confirm={t(`${WORDS}.save`)}
      isBusy={isPending}
      isUnready={isWrong || quotaBytes === company.quotaBytes}
      onConfirm={() => mutate({ id: company.id, action: 'storage-quota', body: { quotaBytes } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${WORDS}.detail`)}</p>
      <TextField
        fullWidth
        size="small"
        type="number"
        label={t(`${WORDS}.gigabytes`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={t(`${WORDS}.${isWrong ? 'wrong' : 'hint'}`, {
          usual: bytes(company.usualQuotaBytes),
          max: formatCount(MAX_QUOTA_BYTES / GB, locale),
        })}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
      />
    </ConfirmDialog>
  );
};
