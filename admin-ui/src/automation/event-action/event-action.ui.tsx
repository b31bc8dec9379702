import { styled } from '@mui/material/styles';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useTranslate } from 'react-admin';
import { Card, Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { ActionFields } from './ActionFields.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { DryRunPanel } from './DryRunPanel.tsx';
import { EventActionChip } from './event-action-status.ts';
import { FilterFields } from './FilterFields.tsx';
import { LimitNotice, LimitNoticeOf } from './LimitNotice.tsx';
import { ActionLines, DelayWords, FilterLines } from './RuleFacts.tsx';
import { RunLog } from './RunLog.tsx';
import { StartFrom } from './StartFrom.tsx';
import { StopAll, StoppedAll } from './StopAll.tsx';
import { TriedForm } from './TriedForm.tsx';
import { TurnButton } from './TurnButton.tsx';

const Stack = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });

const EventActionForm = ({ isNew }: { isNew: boolean }) => (
  <>
    {isNew && <StartFrom />}
    <Card>
      <Input source="name" autoFocus={isNew} />
      <Input source="description" />
      <Input source="event" />
      <Input source="isOn" />
    </Card>
    <Card>
      <Input source="filters">
        <FilterFields />
      </Input>
    </Card>
    <Card>
      <Columns>
        <Input source="delayTime" inputMode="numeric" />
        <Input source="delayUnit" />
      </Columns>
      <Input source="isOnce" />
    </Card>
    <Card>
      <Input source="actions">
        <ActionFields />
      </Input>
    </Card>
    <TriedForm />
  </>
);

const EventWords = ({ event }: Pick<EventActionView, 'event'>) =>
  useTranslate()(`resources.event-actions.event.${event}`);
const YesNo = ({ is }: { is: boolean }) => useTranslate()(is ? 'common.yes' : 'common.no');
const Main = ({ record }: { record: EventActionView }) => (
  <Stack>
    <DryRunPanel rule={record} />
    <RunLog filter={{ eventActionId: record.id }} title={useTranslate()('resources.event-action-runs.title')} />
  </Stack>
);

const Notices = ({ record }: { record: EventActionView }) => (
  <>
    <StoppedAll />
    <LimitNoticeOf record={record} />
  </>
);

export const ui = resourceUi<EventActionView>({
  columns: [
    'name',
    'event',
    { field: 'delay', card: 'none', width: 170, render: (rule) => <DelayWords {...rule} /> },
    {
      field: 'status',
      card: 'corner',
      width: 130,
      text: ({ isOn }, { t }) => t(`resources.event-actions.state.${isOn ? 'on' : 'off'}`),
    },
    'updatedAt',
  ],
  values: {
    event: (rule) => <EventWords {...rule} />,
    delay: (rule) => <DelayWords {...rule} />,
    filters: (rule) => <FilterLines {...rule} />,
    actions: (rule) => <ActionLines {...rule} />,
    isOnce: ({ isOnce }) => <YesNo is={isOnce} />,
    status: ({ isOn }) => <EventActionChip status={isOn ? 'on' : 'off'} />,
  },
  filters: ['event', 'isOn'],
  sort: { field: 'name', order: 'ASC' },
  listNotice: LimitNotice,
  listActions: StopAll,
  form: EventActionForm,
  badge: ({ record: { isOn } }) => <EventActionChip status={isOn ? 'on' : 'off'} />,
  actions: TurnButton,
  moreActions: [
    { label: 'resources.event-actions.copy.action', permission: 'tenant.events.create', dialog: CopyDialog },
  ],
  notice: Notices,
  facts: ['event', 'filters', 'delay', 'actions', 'isOnce', 'description', 'createdAt'],
  main: Main,
  isStacked: true,
});
