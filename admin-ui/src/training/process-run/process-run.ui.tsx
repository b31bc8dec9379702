import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ProcessRunChip } from './process-run-status.ts';
import { leads, RunActions } from './RunActions.tsx';
import { RunBody } from './RunBody.tsx';
import { RunForm, useNewRun } from './RunForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { Day, DueDay, RunPerson, RunProgress } from './RunWords.tsx';

const WORDS = 'resources.process-runs';

const WhoseFilter = () => {
  const t = useTranslate();
  const choices = ['todo', 'mine', 'led'].map((id) => ({ id, name: t(`${WORDS}.whose.${id}`) }));
  return <SelectFilter source="whose" label={t(`${WORDS}.whose.name`)} choices={choices} />;
};
const LateFilter = () => {
  const t = useTranslate();
  const choices = [{ id: 'yes', name: t(`${WORDS}.late`) }];
  return <SelectFilter source="overdue" label={t(`${WORDS}.fields.nextDueAt`)} choices={choices} />;
};
const ProcessFilter = () => {
  const t = useTranslate();
  if (!useCan()('tenant.training.handbook.read')) return null;
  return <ReferenceFilter source="documentId" reference="handbook-documents" label={t(`${WORDS}.fields.documentId`)} />;
};

const Started = ({ createdAt, creatorName, ruleName }: ProcessRunView) => {
  const t = useTranslate();
  const by = creatorName ?? (ruleName === null ? t('common.erasedPerson') : t(`${WORDS}.byRule`, { name: ruleName }));
  return (
    <>
      <When at={createdAt} withTime /> · {by}
    </>
  );
};

const Process = ({ documentId, outline: { name }, handbookVersion: version }: ProcessRunView) => {
  const t = useTranslate();
  const words = `${name} · ${t('training.versions.one', { version })}`;
  if (!useCan()('tenant.training.handbook.read')) return words;
  return (
    <LinkTo resource="handbook-documents" id={documentId}>
      {words}
    </LinkTo>
  );
};

export const ui = resourceUi<ProcessRunView>({
  columns: [
    'name',
    { field: 'process', render: ({ outline }) => outline.name, text: ({ outline }) => outline.name },
    {
      field: 'userId',
      width: 180,
      render: (run) => <RunPerson run={run} id={run.userId} isOpen={run.status === 'running'} />,
    },
    { field: 'progress', width: 110, render: (run) => <RunProgress {...run} /> },
    {
      field: 'nextDueAt',
      width: 210,
      sort: 'nextDueAt',
      render: ({ nextDueAt }) => nextDueAt && <DueDay dueAt={nextDueAt} isBare />,
    },
    { field: 'status', card: 'corner', width: 165 },
    { field: 'updatedAt', card: 'none', isHidden: true },
  ],
  filters: [WhoseFilter, 'status', ProcessFilter, LateFilter],
  sort: { field: 'updatedAt', order: 'DESC' },
  values: {
    status: ({ status }) => <ProcessRunChip status={status} />,
    progress: (run) => <RunProgress {...run} />,
    process: (run) => <Process {...run} />,
    userId: (run) => <RunPerson run={run} id={run.userId} isOpen={run.status === 'running'} />,
    dueAt: ({ dueAt, status }) => dueAt && <DueDay dueAt={dueAt} isOpen={status === 'running'} isBare />,
    candidateId: ({ candidateId, candidateName }) =>
      candidateId !== null &&
      candidateName !== null && (
        <LinkTo resource="candidates" id={candidateId}>
          <PersonName name={candidateName} />
        </LinkTo>
      ),
    startsOn: ({ startsOn }) => <Day day={startsOn} />,
    started: (run) => <Started {...run} />,
    ended: (run) =>
      run.endedAt !== null && (
        <>
          <When at={run.endedAt} withTime />
          {run.endedBy !== null && (
            <>
              {' · '}
              <RunPerson run={run} id={run.endedBy} />
            </>
          )}
        </>
      ),
  },
  form: RunForm,
  toForm: ({ outline, people }) => ({ outline, people }),
  useInitial: useNewRun,
  isFresh: true,
  isOpen: (run, person) => run.status === 'running' && leads(run, person),
  isRemovable: (_, { can }) => can('tenant.training.runs.delete'),
  badge: ({ record }) => <ProcessRunChip status={record.status} />,
  actions: RunActions,
  facts: ['process', 'userId', 'progress', 'startsOn', 'dueAt', 'candidateId', 'started', 'ended'],
  main: RunBody,
  belowFacts: RunHistory,
});
