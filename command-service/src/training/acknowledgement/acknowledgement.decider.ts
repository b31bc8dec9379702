import { caused } from 'contracts/kernel/message';
import { type AcknowledgementRecord, acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { askedNow } from 'contracts/training/acknowledgement/acknowledgement.times';
import { repetitionAt } from 'contracts/training/schedule/schedule.times';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

/** Of commands that were sent before they said so. */
const UNSAID = { timeZone: 'UTC' };

type Decisions = DecisionsOf<typeof acknowledgement>;

/** Its time to be asked for again came while nobody was asked: the document was archived, or did not concern them. */
const isRepetitionMissed = ({ repeatsAt }: AcknowledgementRecord, now: Date): boolean =>
  repeatsAt !== null && Date.parse(repeatsAt) <= now.getTime();

/** Once in each round; whoever has read this version, or a later one, is not asked because of it again before its time. */
const askAgain: Decisions['AskAgain'] = (command, record) => {
  const { id: acknowledgementId, userId, roundId, acknowledgedVersion } = record;
  const isAsked = roundId === command.data.roundId || acknowledgedVersion >= command.data.handbookVersion;
  const isMissed = command.data.repeatMonths !== null && isRepetitionMissed(record, command.metadata.now);
  if (isAsked && !isMissed) return [];
  return [caused(command, 'AcknowledgementAskedAgain', { acknowledgementId, userId, ...command.data })];
};

/** Said once for each time it is asked, also when its deadline is over. */
const acknowledge: Decisions['AcknowledgeDocument'] = (command, record) => {
  const { id: acknowledgementId, userId, status } = record;
  if (status === 'acknowledged') return [];
  const { handbookVersion, rightAnswers } = command.data;
  const { repeatMonths, timeZone } = command.data.settings ?? { ...record, ...UNSAID };
  const { now } = command.metadata;
  const repeatsAt = repeatMonths === null ? null : repetitionAt(now.toISOString(), repeatMonths, timeZone);
  const said = { acknowledgementId, userId, handbookVersion, rightAnswers, repeatsAt };
  return [caused(command, 'DocumentAcknowledged', said)];
};

/** Of a reminder that was moved, or that comes when all is said, nothing happens. */
const remind: Decisions['RemindAcknowledgement'] = (command, record) => {
  const { id: acknowledgementId, userId, status, reminders } = record;
  const [next, ...left] = reminders;
  if (status !== 'asked' || next !== command.data.dueAt) return [];
  return [caused(command, 'AcknowledgementReminded', { acknowledgementId, userId, left })];
};

/** It was acknowledged, or asked again. */
const expire: Decisions['ExpireAcknowledgement'] = (command, { id: acknowledgementId, userId, status, dueAt }) =>
  status !== 'asked' || dueAt !== command.data.dueAt
    ? []
    : [caused(command, 'AcknowledgementOverdue', { acknowledgementId, userId })];

/** They are asked again meanwhile because the document changed, or it asks nobody, or them no more: where that ends, they are asked then. */
const repeat: Decisions['RepeatAcknowledgement'] = (command, record) => {
  const { id: acknowledgementId, userId, roundId, name, handbookVersion, repeatsAt } = record;
  const { timeZone, ...said } = command.data.settings ?? { ...record, ...UNSAID };
  const { acknowledgeDays, reminderDays, repeatMonths } = said;
  if (repeatsAt !== command.data.dueAt || repeatMonths === null) return [];
  const settings = { acknowledgeDays, reminderDays, repeatMonths };
  const asked = { ...askedNow({ ...settings, timeZone }, command.metadata.now), ...settings };
  const again = { acknowledgementId, userId, roundId, name, handbookVersion, ...asked };
  return [caused(command, 'AcknowledgementAskedAgain', again)];
};

export const acknowledgementDecider = entityDecider(acknowledgement, {
  decide: {
    AskAgain: askAgain,
    AcknowledgeDocument: acknowledge,
    RemindAcknowledgement: remind,
    ExpireAcknowledgement: expire,
    RepeatAcknowledgement: repeat,
  },
});
