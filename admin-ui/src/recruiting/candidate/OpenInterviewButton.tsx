import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** The answer names the new interview in short, so it is not kept as the record: the page reads it whole. */
const useOpenInterview = (candidateId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { viewPath } = useResource('interviews');
  return useMutation({
    mutationFn: (jobId: string) => dataProvider.create<InterviewView>('interviews', { data: { candidateId, jobId } }),
    onSuccess: ({ data }) => {
      notify('resources.candidates.openInterview.done', { type: 'success' });
      void queries.invalidateQueries();
      void navigate(viewPath(data));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

const OpenInterviewDialog = ({ candidateId, onClose }: { candidateId: string; onClose: () => void }) => {
  const t = useTranslate();
  const form = useForm<{ jobId: string | null }>({ defaultValues: { jobId: null } });
  const jobId = form.watch('jobId');
  const { mutate: openFor, isPending } = useOpenInterview(candidateId);
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.openInterview.title')}
      confirm={t('resources.candidates.openInterview.action')}
      isBusy={isPending}
      isUnready={!jobId}
      hasLists
      onConfirm={() => jobId && openFor(jobId)}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <ReferenceField source="jobId" reference="jobs" isRequired />
      </FormProvider>
    </ConfirmDialog>
  );
};

/** Opens an interview of this candidate for a job that one picks, and goes to it. */
export const OpenInterviewButton = ({ record: { id, erased } }: { record: CandidateView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (erased) return null;
  return (
    <Allowed to="tenant.interviews.create">
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {t('resources.candidates.openInterview.action')}
      </Button>
      {isOpen && <OpenInterviewDialog candidateId={id} onClose={() => setOpen(false)} />}
    </Allowed>
  );
};
