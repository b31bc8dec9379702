import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useEffect, useMemo, useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Card, Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { DoerField } from './DoerField.tsx';
import { type Known, PersonField } from './PersonField.tsx';
import { ReadableProcessField } from './ReadableProcessField.tsx';
import { useRunnable } from './useRunnable.ts';

const WORDS = 'resources.process-runs';
const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 12, minWidth: 0 },
  '& > li + li': { paddingTop: 20, borderTop: `1px solid ${theme.palette.divider}` },
  '& h3': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** What a new run begins with: the process that the link names, today, led by whoever starts it. */
export const useNewRun = () => {
  const [query] = useSearchParams();
  const { id: userId, currentTenant } = useMe();
  const documentId = query.get('process');
  const startsOn = dayjs()
    .tz(currentTenant?.timeZone ?? 'UTC')
    .format('YYYY-MM-DD');
  return useMemo(() => ({ userId, startsOn, ...(documentId && { documentId }) }), [userId, startsOn, documentId]);
};

const ProcessField = () => {
  const t = useTranslate();
  const can = useCan();
  if (!can('tenant.training.handbook.read')) return <ReadableProcessField />;
  const label = t(`${WORDS}.fields.documentId`);
  const filter = { kind: [...procedureKinds] };
  return (
    <ReferenceField
      source="documentId"
      reference="handbook-documents"
      label={label}
      filter={filter}
      isOffered={({ publishedVersion, status }) => publishedVersion > 0 && status !== 'archived'}
      isRequired
    />
  );
};

/** Who does which step until when. */
type PlanProps = {
  steps: readonly { id: string; name: string }[];
  isNew: boolean;
  known?: readonly Known[];
  teams?: readonly Known[];
};
const Plan = ({ steps, isNew, known = [], teams = [] }: PlanProps) => {
  return (
    <FormSection title="steps" hint="steps">
      <Steps>
        {steps.map(({ id, name }, at) => (
          <li key={id}>
            <h3>
              {at + 1}. {name}
            </h3>
            <Columns>
              <DoerField step={`steps.${at}`} known={known} teams={teams} />
              <Input source={`steps.${at}.dueOn`} />
              {isNew && <Input source={`steps.${at}.dueDays`} inputMode="numeric" />}
            </Columns>
          </li>
        ))}
      </Steps>
    </FormSection>
  );
};

/** The steps of what was chosen, each for nobody in particular; the run is called as the process until somebody says otherwise. */
const NewPlan = () => {
  const documentId: string | null = useWatch({ name: 'documentId' }) ?? null;
  const { data, error, isLoading, refetch } = useRunnable(documentId);
  const { getValues, setValue } = useFormContext();
  const proposed = useRef('');
  const planned = useRef('');
  useEffect(() => {
    if (!data) return;
    const name = getValues('name');
    if (!name || name === proposed.current) setValue('name', data.name);
    proposed.current = data.name;
    const stepIds = data.steps.map(({ id }) => id).join();
    // What was planned stays when the same steps come once more.
    if (stepIds === planned.current) return;
    planned.current = stepIds;
    setValue(
      'steps',
      data.steps.map(({ id }) => ({ stepId: id, userId: null, teamId: null, dueOn: null, dueDays: null })),
    );
  }, [data, getValues, setValue]);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isLoading) return <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />;
  return data && data.steps.length > 0 ? <Plan steps={data.steps} isNew /> : null;
};

export const RunForm = ({ isNew }: { isNew: boolean }) => {
  const run = useRecordContext<ProcessRunView>();
  const mayName = useCan()('tenant.candidates.read');
  const { id, name } = useMe();
  const known = run?.people ?? [{ id, name: name ?? '' }];
  return (
    <>
      <Card>
        {isNew && <ProcessField />}
        <Input source="name" isLine autoFocus={!isNew} />
        <Columns>
          <PersonField source="userId" known={known} />
          {isNew && <Input source="startsOn" />}
        </Columns>
        <Columns>
          <Input source="dueOn" />
          {isNew && <Input source="dueDays" inputMode="numeric" />}
        </Columns>
        {isNew && mayName && <ReferenceField source="candidateId" reference="candidates" />}
      </Card>
      {isNew ? (
        <NewPlan />
      ) : (
        run && <Plan steps={run.outline.steps} isNew={false} known={known} teams={run.teams ?? []} />
      )}
    </>
  );
};
