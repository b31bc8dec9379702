import type { JobView } from 'contracts/recruiting/job/job.entity';
import { Navigate } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** Leads to a new template that says what the job says. */
export const ToTemplate = ({ record: { id } }: { record: JobView }) => (
  <Navigate to={`/${useResource('job-templates').path}/create?job=${id}`} />
);
