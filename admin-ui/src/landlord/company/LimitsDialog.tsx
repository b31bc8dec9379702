import TextField from '@mui/material/TextField';
import {
  HOURLY_ACTIONS,
  hourlyKinds,
  MAX_HOURLY_ACTIONS,
  OwnHourlyActions,
} from 'contracts/automation/event-action/event-action.limits';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.companies.limits';
type Kind = (typeof hourlyKinds)[number];

const typedOf = (own: OwnHourlyActions) =>
  Object.fromEntries(hourlyKinds.map((kind) => [kind, String(own[kind] ?? '')])) as Record<Kind, string>;
const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/**
 * Changes what the event actions of a company may do in an hour; an empty field is the usual limit. Only what was changed here is sent: the
 * others stay as somebody else may have made them meanwhile.
 */
export const LimitsDialog = ({ company, onClose }: { company: TenantOverview; onClose: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const [shown] = useState(company.eventActionLimits);
  const [typed, setTyped] = useState(() => typedOf(shown));
  const { mutate, isPending } = useSend({
    resource: 'companies',
    success: `${WORDS}.done`,
    onSuccess: onClose,
  });
  const changed = hourlyKinds.filter((kind) => limitOf(typed[kind]) !== shown[kind]);
  const body = Object.fromEntries(changed.map((kind) => [kind, limitOf(typed[kind])]));
  const isWrong = (kind: Kind) => !OwnHourlyActions.shape[kind].safeParse(limitOf(typed[kind])).success;
  return (
    <ConfirmDialog
      isOpen
      title={t(`${WORDS}.question`, { name: company.name })}
      confirm={t(`${WORDS}.save`)}
      isBusy={isPending}
      isUnready={changed.length === 0 || hourlyKinds.some(isWrong)}
      onConfirm={() => mutate({ id: company.id, action: 'event-action-limits', body })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t(`${WORDS}.detail`)}</p>
      <div style={{ display: 'grid', gap: 16 }}>
        {hourlyKinds.map((kind) => (
          <TextField
            key={kind}
            size="small"
            type="number"
            label={t(`${WORDS}.kind.${kind}`)}
            value={typed[kind]}
            onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
            error={isWrong(kind)}
            helperText={t(`${WORDS}.${isWrong(kind) ? 'wrong' : 'hint'}`, {
              usual: formatCount(HOURLY_ACTIONS[kind], locale),
              max: formatCount(MAX_HOURLY_ACTIONS, locale),
            })}
            slotProps={{ htmlInput: { min: 0, max: MAX_HOURLY_ACTIONS, step: 1 } }}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
};
