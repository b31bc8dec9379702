import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MONTHLY_CREDITS } from 'contracts/recruiting/marketplace/marketplace.limits';
import type { MarketplaceCreditsView } from 'contracts/recruiting/marketplace/marketplace.views';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { formatDateTime } from '#admin-ui/shared/formats';
import { Facts } from '#admin-ui/shared/Panel.tsx';

const words = 'resources.marketplace-candidates.credits';
type Caps = { daily: string; monthly: string };

const capOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const useSaveCaps = (onSaved: () => void) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ daily, monthly }: Caps) =>
      dataProvider.patch('company-settings', {
        marketplaceDailyCap: capOf(daily),
        marketplaceMonthlyCap: capOf(monthly),
      }),
    onSuccess: async () => {
      notify(`${words}.saved`, { type: 'success' });
      onSaved();
      await queries.invalidateQueries();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
};

const CapInput = ({
  kind,
  value,
  onChange,
}: {
  kind: keyof Caps;
  value: string;
  onChange: (value: string) => void;
}) => {
  const t = useTranslate();
  return (
    <MuiTextField
      size="small"
      type="number"
      label={t(`${words}.${kind}Cap`)}
      helperText={t(`${words}.capHint`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { min: 0, max: MONTHLY_CREDITS } }}
    />
  );
};

/** What was used, what stands against more, and when it begins anew; the company's own caps, for whoever may set them. */
export const CreditsDialog = ({ credits, onClose }: { credits: MarketplaceCreditsView; onClose: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const can = useCan();
  const title = useId();
  const { dailyCap, monthlyCap, timeZone, monthly, used, usedToday, resetsAt } = credits;
  const [caps, setCaps] = useState<Caps>({ daily: String(dailyCap ?? ''), monthly: String(monthlyCap ?? '') });
  const { mutate, isPending } = useSaveCaps(onClose);
  const mayChange = can('tenant.settings.update');
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(caps);
  };
  const cap = (value: number | null) => value ?? t(`${words}.noCap`);
  const facts: [string, string | number][] = [
    ['used', t(`${words}.of`, { used, all: monthly })],
    ['usedToday', usedToday],
    ...(mayChange
      ? []
      : ([
          ['dailyCap', cap(dailyCap)],
          ['monthlyCap', cap(monthlyCap)],
        ] as [string, string | number][])),
    ['resets', `${formatDateTime(resetsAt, locale, timeZone)} (${zoneName(timeZone)})`],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form onSubmit={save}>
        <DialogTitle id={title}>{t(`${words}.title`)}</DialogTitle>
        <DialogContent>
          <Facts>
            {facts.map(([name, value]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{t(`${words}.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {mayChange && (
            <div style={{ display: 'grid', gap: 16, marginTop: 24 }}>
              <CapInput kind="daily" value={caps.daily} onChange={(daily) => setCaps({ ...caps, daily })} />
              <CapInput kind="monthly" value={caps.monthly} onChange={(own) => setCaps({ ...caps, monthly: own })} />
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t(mayChange ? 'common.cancel' : `${words}.close`)}
          </Button>
          {mayChange && (
            <Button type="submit" variant="contained" disabled={isPending}>
              {t(`${words}.save`)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
