import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { ReactNode } from 'react';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { RecordsPanel } from '#admin-ui/shared/RecordsPanel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { InterviewStatusChip } from './interview-status.ts';

/** Newest interviews shown beside a candidate or a job. */
const SHOWN = 10;

type Props = {
  filter: { candidateId: string | string[] } | { jobId: string } | { openInterviewId: string };
  shows: 'candidate' | 'job';
  actions?: ReactNode;
};

/** The interviews of one candidate, for one job, or of one open interview. */
export const InterviewsOf = ({ filter, shows, actions }: Props) => (
  <RecordsPanel<InterviewView>
    resource="interviews"
    filter={filter}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    shown={SHOWN}
    none="resources.interviews.empty.title"
    showAll="resources.interviews.showAll"
    actions={actions}
    link={({ candidateName, jobTitle }) => (shows === 'candidate' ? <PersonName name={candidateName} /> : jobTitle)}
    beside={({ updatedAt, status }) => (
      <>
        <small>
          <When at={updatedAt} />
        </small>
        <InterviewStatusChip status={status} />
      </>
    )}
    widths="96px 134px"
  />
);
