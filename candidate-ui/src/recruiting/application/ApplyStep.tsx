import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';
import { JobInShort } from '#candidate-ui/recruiting/job/JobInShort.tsx';
import { useJob } from '#candidate-ui/recruiting/job/jobs';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { ApplyBox } from './ApplyBox.tsx';
import { JobClosed } from './JobClosed.tsx';

const Job = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 16,
  marginBottom: 20,
  borderRadius: 10,
  background: colour.canvas,
  border: `1px solid ${colour.line}`,
});

/** The job that somebody came for, in short, and the button that applies. */
export const ApplyStep = ({ jobId, source }: { jobId: string; source: string }) => {
  const { data: job, error, reload } = useJob(jobId);
  if (job === null) return <JobClosed />;
  if (!job) return error ? <Failure error={error} onRetry={reload} /> : <Skeleton style={{ height: 190 }} />;
  return (
    <>
      <Job>
        <h2>{job.title}</h2>
        <JobInShort job={job} withCompany />
      </Job>
      <ApplyBox job={job} source={source} />
    </>
  );
};
