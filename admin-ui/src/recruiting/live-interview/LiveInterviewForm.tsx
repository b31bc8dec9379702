import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useMemo } from 'react';
import { required, useRecordContext, useTranslate } from 'react-admin';
import { Controller, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { timeZoneChoices } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PageZoneContext } from '#admin-ui/shared/display-zone';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { MomentField } from '#admin-ui/shared/form/DateField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { InterviewField } from './InterviewField.tsx';
import type { LiveMode } from './live-form.ts';
import { useTimesOfZone } from './useTimesOfZone.ts';

const words = 'resources.live-interviews';

/** Whether staff set the time or the candidate chooses it. */
const ModeField = () => {
  const t = useTranslate();
  return (
    <Controller
      name="mode"
      render={({ field }) => (
        <RadioGroup {...field} row aria-label={t(`${words}.form.time`)}>
          {(['offer', 'set'] satisfies LiveMode[]).map((mode) => (
            <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`${words}.mode.${mode}`)} />
          ))}
        </RadioGroup>
      )}
    />
  );
};

/** With whom, when, where, and who comes. A time that was agreed on can be moved alone. */
export const LiveInterviewForm = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  const can = useCan();
  const locale = useLocale();
  const [query] = useSearchParams();
  const record = useRecordContext<{ startsAt: string | null }>();
  const mode: LiveMode = useWatch({ name: 'mode' });
  const zone = useTimesOfZone();
  const zones = useMemo(() => timeZoneChoices(locale, zone), [locale, zone]);
  const isAgreed = !isNew && Boolean(record?.startsAt);
  return (
    <PageZoneContext.Provider value={zone}>
      <FormSection title="about">
        {isNew && !query.has('interviewId') && <InterviewField />}
        <Input source="title" autoFocus={isNew} />
        {can('tenant.users.read') && (
          <ReferencesField<MemberView>
            source="interviewerIds"
            reference="users"
            placeholder={t(`${words}.addInterviewer`)}
            filter={offered}
            asChoice={offeredUser}
          />
        )}
      </FormSection>
      <FormSection title="time">
        {!isAgreed && <ModeField />}
        <Columns>
          <Input source="minutes" />
          <ComboboxField source="timeZone" choices={zones} />
        </Columns>
        {mode === 'set' ? <MomentField source="startsAt" validate={required()} /> : <Input source="slots" />}
      </FormSection>
      <FormSection title="place">
        <Input source="place" rows={2} />
      </FormSection>
    </PageZoneContext.Provider>
  );
};
