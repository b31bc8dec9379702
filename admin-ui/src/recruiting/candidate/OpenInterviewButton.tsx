import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { InterviewView } from 'contracts/recruiting/interview/interview.views';
import { useId, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useJobChoices } from '#admin-ui/recruiting/job/useJobChoices';
import { INTERVIEWS, interviewPath } from '#admin-ui/recruiting/paths';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';

const useOpenInterview = (candidateId: string) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [create, { isPending }] = useCreate<InterviewView, Error>(INTERVIEWS);
  const open = (jobId: string) =>
    void create(
      INTERVIEWS,
      { data: { candidateId, jobId } },
      {
        onSuccess: (interview) => {
          notify('recruiting.candidate.openInterview.done', { type: 'success' });
          void queries.invalidateQueries();
          void navigate(interviewPath(interview));
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return { open, isPending };
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
  const { open, isPending } = useOpenInterview(candidateId);
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
        onConfirm={() => jobId && open(jobId)}
        onCancel={() => setOpen(false)}
      >
        <div style={{ minHeight: 260 }}>
          <JobPicker jobId={jobId} onChoose={setJobId} />
        </div>
      </ConfirmDialog>
    </>
  );
};
