import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';

/** Narrows interviews to one job. */
export const JobFilter = () => <ReferenceFilter source="jobId" reference="jobs" />;
/** … or to one open interview. */
export const OpenInterviewFilter = () => <ReferenceFilter source="openInterviewId" reference="open-interviews" />;
