import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useJobChoices } from '#admin-ui/recruiting/job/useJobChoices';
import { INTERVIEWS, interviewPath } from '#admin-ui/recruiting/paths';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';

/** The answer names the new interview in short, so it is not kept as the record: the page reads it whole. */
const useOpenInterview = (candidateId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => dataProvider.create<InterviewView>(INTERVIEWS, { data: { candidateId, jobId } }),
    onSuccess: ({ data }) => {
      notify('recruiting.candidate.openInterview.done', { type: 'success' });
      void queries.invalidateQueries();
      void navigate(interviewPath(data));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

const JobPicker = ({ jobId, onChoose }: { jobId: string | null; onChoose: (id: string | null) => void }) => {
  const t = useTranslate();
  const id = useId();
  const { choices, chosen, setSearch } = useJobChoices(jobId);
  return (
    <FieldFrame id={id} label={t('recruiting.job.one')} required>
      <Combobox
        id={id}
        placeholder={t('recruiting.job.search')}
        choices={choices}
        chosen={chosen}
        onChoose={(job) => onChoose(job?.id ?? null)}
        onSearch={setSearch}
      />
    </FieldFrame>
  );
};

/** Opens an interview of this candidate for a job that one picks, and goes to it. */
export const OpenInterviewButton = ({ candidateId }: { candidateId: string }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const { mutate: openFor, isPending } = useOpenInterview(candidateId);
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {t('recruiting.candidate.openInterview.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('recruiting.candidate.openInterview.title')}
        confirm={t('recruiting.candidate.openInterview.action')}
        isBusy={isPending}
        isUnready={jobId === null}
        hasLists
        onConfirm={() => jobId && openFor(jobId)}
        onCancel={() => setOpen(false)}
      >
        <JobPicker jobId={jobId} onChoose={setJobId} />
      </ConfirmDialog>
    </>
  );
};
