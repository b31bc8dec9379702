import Add from '@mui/icons-material/Add';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { type Arrangement, withReport } from './arrangement.ts';
import { titleKey } from './reports.ts';
import type { Draft } from './useDraft.ts';

type Props = {
  draft: Draft | null;
  readable: readonly ReportName[];
  isBusy: boolean;
  onBegin: () => void;
  onArrange: (arrangement: Arrangement) => void;
  onReset: () => void;
  onCancel: () => void;
  onSave: () => void;
};

/** Begins to arrange the dashboard; while it is being arranged: adds reports, keeps it, or does not. */
export const DashboardActions = ({ draft, readable, isBusy, ...on }: Props) => {
  const t = useTranslate();
  if (!draft)
    return (
      <Button variant="outlined" startIcon={<DashboardCustomizeOutlined />} disabled={isBusy} onClick={on.onBegin}>
        {t('reporting.dashboard.edit')}
      </Button>
    );
  const { arrangement } = draft;
  const missing = readable.filter((report) => arrangement.every((placed) => placed.report !== report));
  const add = t('reporting.dashboard.add');
  return (
    <>
      <ActionMenu
        label={add}
        place="below-right"
        trigger={(props) => (
          <Button variant="outlined" startIcon={<Add />} disabled={missing.length === 0} {...props}>
            {add}
          </Button>
        )}
      >
        {(close) =>
          missing.map((report) => (
            <MenuItem
              key={report}
              onClick={() => {
                close();
                on.onArrange(withReport(arrangement, report));
              }}
            >
              {t(titleKey(report))}
            </MenuItem>
          ))
        }
      </ActionMenu>
      <Button variant="outlined" onClick={on.onReset} disabled={isBusy}>
        {t('reporting.dashboard.reset')}
      </Button>
      <Button variant="outlined" onClick={on.onCancel} disabled={isBusy}>
        {t('common.cancel')}
      </Button>
      <Button variant="contained" onClick={on.onSave} disabled={isBusy}>
        {t('common.save')}
      </Button>
    </>
  );
};
