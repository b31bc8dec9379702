import HubOutlined from '@mui/icons-material/HubOutlined';
import Button from '@mui/material/Button';
import { givenStatuses } from 'contracts/training/given-program/given-program.choices';
import type { GivenProgramView } from 'contracts/training/given-program/given-program.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { GivenChip } from './given-status.ts';

const RESOURCE = 'given-programs';
const WORDS = `resources.${RESOURCE}`;
/** Milliseconds after which is asked again whether what was on its way has arrived. */
const LOOKED_AFTER_MS = 5_000;

const Retry = ({ record: { id, companyName } }: { record: GivenProgramView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: RESOURCE, success: `${WORDS}.retry.done` });
  return (
    <Allowed to="tenant.training.programs.update">
      <Button
        size="small"
        disabled={isPending}
        aria-label={t(`${WORDS}.retry.named`, { name: companyName })}
        onClick={() => mutate({ id, action: 'retry' })}
      >
        {t(`${WORDS}.retry.action`)}
      </Button>
    </Allowed>
  );
};

/** Why it is not there, or gets no newer version. */
const Reason = ({ record }: { record: GivenProgramView }) => {
  const t = useTranslate();
  const { refusal, withdrawal } = record;
  if (refusal !== null)
    return (
      <span style={{ whiteSpace: 'normal' }}>
        {t(`${WORDS}.refusal.${refusal}`)} <Retry record={record} />
      </span>
    );
  return withdrawal !== null && <span style={{ whiteSpace: 'normal' }}>{t(`${WORDS}.withdrawal.${withdrawal}`)}</span>;
};

const Version = ({ record: { givenVersion } }: { record: GivenProgramView }) => {
  const t = useTranslate();
  return givenVersion > 0 ? t('training.versions.one', { version: givenVersion }) : t(`${WORDS}.noVersion`);
};

const columns: readonly Column<GivenProgramView>[] = [
  { field: 'companyName', sort: 'companyName' },
  { field: 'status', width: 170, render: ({ status }) => <GivenChip status={status} /> },
  { field: 'givenVersion', width: 120, render: (record) => <Version record={record} /> },
  { field: 'reason', render: (record) => <Reason record={record} /> },
];

const isWaiting = ({ status }: GivenProgramView): boolean => status === 'waiting';
/** Asked again while something is on its way. */
const queryOptions = {
  refetchInterval: ({ state }: { state: { data?: { data: GivenProgramView[] } | undefined } }) =>
    state.data?.data.some(isWaiting) ? LOOKED_AFTER_MS : false,
};

/** The companies that a program is given to, and whether each has it as it was published last. */
export const GivenPrograms = ({ record: { id, groupIds, origin } }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const mayRead = useCan()('tenant.integrations.subAccounts.group.read') && origin === null;
  const filter = { programId: id };
  const { total = 0 } = useGetList<GivenProgramView>(
    RESOURCE,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'companyName', order: 'ASC' } },
    { enabled: mayRead && groupIds.length === 0 },
  );
  if (!mayRead || (groupIds.length === 0 && total === 0)) return null;
  const choices = givenStatuses.map((one) => ({ id: one, name: t(`${WORDS}.status.${one}`) }));
  return (
    <RelatedList<GivenProgramView>
      resource={RESOURCE}
      title={t(`${WORDS}.title`)}
      filter={filter}
      sort={{ field: 'companyName', order: 'ASC' }}
      queryOptions={queryOptions as never}
      searchLabel={t(`${WORDS}.search`)}
      filters={<SelectFilter source="status" label={t(`${WORDS}.fields.status`)} choices={choices} />}
      columns={columns}
      nameOf={({ companyName }) => companyName}
      pathOf={undefined}
      empty={<Notice icon={HubOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
    />
  );
};
