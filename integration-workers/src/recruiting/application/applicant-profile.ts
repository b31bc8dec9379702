import type { CandidateFields } from 'contracts/recruiting/candidate/candidate.entity';
import { ProfileAbout } from 'contracts/recruiting/profile/profile.about';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

const FIELDS = ['location', 'postalCode', 'country', ...Object.keys(ProfileAbout.shape)];
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As JSON, so that amounts come as numbers. */
const QUESTION = {
  projections: ['recruiting.profile'],
  text: `select to_jsonb(s) as said from (
      select ${FIELDS.map((field) => `${columnOf(field)} as "${field}"`).join(', ')} from read.profile where user_id = $1
    ) s`,
};

type Said = Partial<Pick<CandidateFields, keyof ProfileAbout | 'location' | 'postalCode' | 'country'>>;

/** What an applicant's profile says beside how they are called and reached; nothing where they have none. */
export const readProfileOf = async (cause: Cause, userId: string, { read }: Tools): Promise<Said> => {
  const [row] = await read<{ said: Said }>(cause, { ...QUESTION, person: userId, values: [userId] });
  return row?.said ?? {};
};
