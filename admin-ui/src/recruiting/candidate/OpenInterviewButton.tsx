import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** What it is opened for: a job, or an open interview, which has none. */
type Of = { jobId: string } | { openInterviewId: string };
type Chosen = { jobId: string | null; openInterviewId: string | null; source: string | null };

/** The answer names the new interview in short, so it is not kept as the record: the page reads it whole. */
const useOpenInterview = (candidateId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { viewPath } = useResource('interviews');
  return useMutation({
    mutationFn: (of: Of & Pick<Chosen, 'source'>) =>
      dataProvider.create<InterviewView>('interviews', { data: { candidateId, ...of } }),
    onSuccess: ({ data }) => {
      notify('resources.candidates.openInterview.done', { type: 'success' });
      void queries.invalidateQueries();
      void navigate(viewPath(data));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

const OpenInterviewDialog = ({ record, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const label = useId();
  const form = useForm<Chosen>({ defaultValues: { jobId: null, openInterviewId: null, source: record.source } });
  const [isOfJob, setOfJob] = useState(true);
  const { jobId, openInterviewId, source } = form.watch();
  const ofJob = jobId ? { jobId } : null;
  const ofOpen = openInterviewId ? { openInterviewId } : null;
  const of = isOfJob ? ofJob : ofOpen;
  const { mutate: openFor, isPending } = useOpenInterview(record.id);
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.openInterview.title')}
      confirm={t('resources.candidates.openInterview.action')}
      isBusy={isPending}
      isUnready={of === null}
      hasLists
      onConfirm={() => of && openFor({ ...of, source })}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <FormControl sx={{ marginBottom: '12px' }}>
          <FormLabel id={label}>{t('resources.candidates.openInterview.for')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={label}
            value={isOfJob ? 'job' : 'open'}
            onChange={(_, value) => setOfJob(value === 'job')}
          >
            {(['job', 'open'] as const).map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio />}
                label={t(`resources.candidates.openInterview.forOf.${value}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {isOfJob ? (
          <ReferenceField key="job" source="jobId" reference="jobs" isRequired />
        ) : (
          <ReferenceField key="open" source="openInterviewId" reference="open-interviews" isRequired />
        )}
        <div style={{ marginTop: 16 }}>
          <SourceField label={t('resources.interviews.fields.source')} />
        </div>
      </FormProvider>
    </ConfirmDialog>
  );
};

/** Opens an interview of this candidate for a job or an open interview that one picks, and goes to it. */
export const OpenInterviewButton = ({ record }: { record: CandidateView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (record.erased) return null;
  return (
    <Allowed to="tenant.interviews.create">
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {t('resources.candidates.openInterview.action')}
      </Button>
      {isOpen && <OpenInterviewDialog record={record} onClose={() => setOpen(false)} />}
    </Allowed>
  );
};
