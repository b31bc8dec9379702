import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { InterviewStatus, InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useGetList, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { statusKey, statusOrder } from '#admin-ui/recruiting/interview/interview-status';
import { formatCount } from '#admin-ui/shared/formats';

type Filter = Record<string, unknown>;

/** How many a column holds, without its rows. */
const Count = ({ status, filter }: { status: InterviewStatus; filter: Filter }) => {
  const locale = useLocale();
  const { total } = useGetList<InterviewView>(
    'interviews',
    { filter: { ...filter, status }, pagination: { page: 1, perPage: 1 } },
    { retry: false },
  );
  return total === undefined ? null : <> · {formatCount(total, locale)}</>;
};

type Props = { filter: Filter; chosen: InterviewStatus; onChoose: (status: InterviewStatus) => void };

/** The columns of a board where there is room for one. */
export const ColumnTabs = ({ filter, chosen, onChoose }: Props) => {
  const t = useTranslate();
  return (
    <Tabs
      value={chosen}
      onChange={(_, status) => onChoose(status)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('resources.interviews.fields.status')}
      sx={{ mb: 1.5 }}
    >
      {statusOrder.map((status) => (
        <Tab
          key={status}
          value={status}
          label={
            <span>
              {t(statusKey(status))}
              <Count status={status} filter={filter} />
            </span>
          }
        />
      ))}
    </Tabs>
  );
};
