import type { HiringChecklistView } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import { useMemo } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { timeZoneChoices } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { offered } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const FROM_LINK = ['candidateId', 'jobId', 'interviewId', 'jobTitle'] as const;

/** The checklist for a job: its own, else the company's usual one. */
const listFor = (lists: readonly HiringChecklistView[], jobId: string | null) =>
  lists.find(({ jobIds }) => jobId !== null && jobIds.includes(jobId)) ?? lists.find(({ isDefault }) => isDefault);

/** What a new hire is of, as the link to it says, with the checklist that it would take; null while these are read. */
export const useNewHire = () => {
  const [query] = useSearchParams();
  const enabled = useCan()('tenant.hiringChecklists.read');
  const { data = [], isLoading } = useGetList<HiringChecklistView>(
    'hiring-checklists',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled, retry: false },
  );
  if (isLoading) return null;
  const said = FROM_LINK.flatMap((field) => (query.has(field) ? [[field, query.get(field)]] : []));
  const checklistId = listFor(data, query.get('jobId'))?.id ?? null;
  return { timeZone: zoneNow(), checklistId, ...Object.fromEntries(said) };
};

/** Whom a new hire is of, and what it takes from the company's checklists. */
const Party = () => {
  const can = useCan();
  const [query] = useSearchParams();
  const isOfInterview = query.has('interviewId');
  return (
    <FormSection title="who">
      {!isOfInterview && <ReferenceField source="candidateId" reference="candidates" isRequired />}
      {!isOfInterview && can('tenant.jobs.read') && <ReferenceField source="jobId" reference="jobs" />}
      {can('tenant.hiringChecklists.read') && <ReferenceField source="checklistId" reference="hiring-checklists" />}
    </FormSection>
  );
};

/** What staff write about a hire. */
export const HireForm = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  const can = useCan();
  const locale = useLocale();
  const zone: string = useWatch({ name: 'timeZone' }) || zoneNow();
  const zones = useMemo(() => timeZoneChoices(locale, zone), [locale, zone]);
  return (
    <>
      {isNew && <Party />}
      <FormSection title="start">
        <Input source="jobTitle" isOptional={isNew} />
        <Columns>
          <Input source="startsOn" />
          <ComboboxField source="timeZone" choices={zones} />
        </Columns>
        <Columns>
          {can('tenant.users.read') && (
            <ReferenceField
              source="managerId"
              reference="users"
              filter={offered}
              label={t('resources.pending-hires.fields.managerId')}
            />
          )}
          {can('tenant.teams.read') && <ReferenceField source="teamId" reference="teams" />}
        </Columns>
      </FormSection>
    </>
  );
};
