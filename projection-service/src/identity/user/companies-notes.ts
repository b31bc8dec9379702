import { applicantIdsOf } from 'contracts/recruiting/application/application.commands';
import { readCandidateFile } from '#projection-service/recruiting/candidate/candidate-file';
import { readInterviewFile } from '#projection-service/recruiting/interview/interview-file';
import type { Applied, ExportContext } from './own-records.ts';

type Context = Pick<ExportContext, 'reader' | 'store'>;

/** One company's record and interviews of somebody who applied there. Who of its staff wrote what is not said. */
const notesOf = async (context: Context, userId: string, [companyId, applied]: [string, Applied[]]) => {
  const interviewIds = applied.flatMap(({ interviewId }) => interviewId ?? []);
  const [{ records, notes }, interviews] = await Promise.all([
    readCandidateFile(context.reader, companyId, applicantIdsOf(companyId, userId)),
    readInterviewFile(context, companyId, interviewIds),
  ]);
  return { companyId, records, notes, interviews };
};

/**
 * What each company that somebody applied to, or that bought them, notes of them: the record made because of that with notes about it, and the
 * interviews that follow from their applications, with what they answered, when they met, and what was said of it. A record that staff had entered before may be linked by an address that nobody has verified: it might
 * be another person's, and is not shown.
 */
export const companiesNotes = (context: Context, userId: string, applied: readonly Applied[]) =>
  Promise.all(
    [...Map.groupBy(applied, ({ companyId }) => companyId)].map((company) => notesOf(context, userId, company)),
  );
