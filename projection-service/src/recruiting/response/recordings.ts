import type { RecordingFault } from 'contracts/recruiting/interview-review/interview-review.choices';
import type { AskedAndAnswered } from 'contracts/recruiting/interview-review/interview-review.views';
import { LATE_BYTES_MS } from 'contracts/recruiting/response/response.choices';
import type { ResponseRecord } from 'contracts/recruiting/response/response.entity';
import { overtimeOf } from 'contracts/recruiting/response/response.overtime';
import type { Take } from 'contracts/recruiting/response/response.progress';
import type { Recording } from 'contracts/recruiting/response/response.proven';
import type pg from 'pg';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { answerFileProjection } from '#projection-service/library/file/answer-file.projection';

/** Files of takes: when their bytes had arrived, and how long they are as the server measured them. */
const RECORDINGS = `select id, created_at, duration, conversion_fault from read.answer_file
  where tenant_id = $1 and response_id = any ($2) and take_id is not null`;
export const RECORDINGS_OF = answerFileProjection.name;

const recordingIn = ([id, arrived, length, fault]: readonly unknown[]): [string, Recording] => [
  String(id),
  {
    arrivedAt: new Date(arrived as string).toISOString(),
    length: length === null ? null : Number(length),
    fault: fault as Recording['fault'],
  },
];

/** What arrived of the recordings of some responses, by the ids of their files. */
export const recordingsOf = async (
  reader: pg.Pool,
  tenantId: string,
  responseIds: readonly string[],
): Promise<ReadonlyMap<string, Recording>> => {
  const query = { ...prepared(RECORDINGS), values: [tenantId, responseIds], rowMode: 'array' as const };
  const [rows = []] = await askAs(reader)(tenantId, [query]);
  return new Map(rows.map(recordingIn));
};

/** How much longer than its time the recording is that answers a question. */
export const overtimeIn = (
  { progress }: Pick<ResponseRecord, 'progress'>,
  { questionId, answer }: Pick<AskedAndAnswered, 'questionId' | 'answer'>,
  recordings: ReadonlyMap<string, Recording>,
): number | null => {
  if (!answer || !('takeId' in answer)) return null;
  const take = progress[questionId]?.takes.find(({ takeId }) => takeId === answer.takeId);
  return take ? overtimeOf(take, recordings.get(take.fileId)?.length ?? null) : null;
};

type Step = Pick<ResponseRecord, 'progress' | 'expiresAt'>;
type Around = { recordings: ReadonlyMap<string, Recording>; now: Date };

type Answered = Pick<AskedAndAnswered, 'questionId' | 'answer'>;

/** The recording that answers, or that was begun last where nothing does; none where its candidate was erased. */
const takeBehind = ({ progress }: Step, { questionId, answer }: Answered): Take | undefined => {
  const { takes = [], answeredAt = null } = progress[questionId] ?? {};
  if (answer === null) return answeredAt === null ? takes.findLast(({ isLost }) => !isLost) : undefined;
  return 'takeId' in answer ? takes.find(({ takeId }) => takeId === answer.takeId) : undefined;
};

/** What became of the recording that answers a question, or of one that was begun and answers nothing yet. */
export const recordingFaultIn = (
  step: Step,
  question: Answered,
  { recordings, now }: Around,
): RecordingFault | null => {
  const take = takeBehind(step, question);
  if (!take) return null;
  if (take.isInterrupted) return 'interrupted';
  const recording = recordings.get(take.fileId);
  if (recording) return recording.fault && (recording.fault === 'no-converter' ? recording.fault : 'not-converted');
  if (Date.parse(step.expiresAt) + LATE_BYTES_MS <= now.getTime()) return 'missing';
  // What runs, or was stopped and is on its way, is as it should be.
  return take.stoppedAt === null && Date.parse(take.until) <= now.getTime() ? 'waiting' : null;
};
