import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ZonedTime } from './LiveTime.tsx';
import { LiveAnswerChip, ScorecardChip } from './live-interview-status.ts';
import { PeopleList } from './PeopleList.tsx';
import { ScorecardsPanel } from './ScorecardsPanel.tsx';
import { hasBegun, owesScorecard, submittedBy } from './scorecard-state.ts';

const words = 'resources.live-interviews';

/** Whether somebody has submitted a scorecard, or still owes one. */
const ScorecardState = ({ record, userId }: { record: LiveInterviewView; userId: string }) => {
  const at = submittedBy(record, userId);
  const state = at !== null ? 'submitted' : owesScorecard(record, userId) ? 'due' : 'none';
  return <ScorecardChip status={state} />;
};

/** Who comes, and what they have said; once it has begun, whose scorecards there are. */
const People = ({ record }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const { candidateName, interviewers, interviewerAnswers, answer, startsAt, status } = record;
  const isAsked = startsAt !== null && status === 'scheduled';
  const isOver = hasBegun(record);
  return (
    <Panel title={t(`${words}.people`)}>
      <PeopleList>
        <li>
          <div>
            <PersonName name={candidateName} />
            <small>{t(`${words}.candidate`)}</small>
          </div>
          {isAsked && <LiveAnswerChip status={answer} />}
        </li>
        {interviewers?.map(({ id, name }) => (
          <li key={id}>
            <div>
              {name}
              <small>
                {t(`${words}.interviewer`)}
                {submittedBy(record, id) !== null && (
                  <>
                    {' · '}
                    <When at={submittedBy(record, id) ?? ''} withTime />
                  </>
                )}
              </small>
            </div>
            {isOver && <ScorecardState record={record} userId={id} />}
            {isAsked && !isOver && (
              <LiveAnswerChip status={interviewerAnswers.find(({ userId }) => userId === id)?.answer ?? 'none'} />
            )}
          </li>
        ))}
      </PeopleList>
    </Panel>
  );
};

/** Times that the candidate chooses from. */
const Slots = ({ record: { slots, timeZone } }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const inOrder = [...slots].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    <Panel title={t(`${words}.fields.slots`)}>
      <PeopleList>
        {inOrder.map(({ id, startsAt }) => (
          <li key={id}>
            <ZonedTime at={startsAt} timeZone={timeZone} />
          </li>
        ))}
      </PeopleList>
    </Panel>
  );
};

/** What is thought of it once it has begun; who comes, and when. */
export const LiveInterviewPanels = ({ record }: { record: LiveInterviewView }) => (
  <>
    {hasBegun(record) && <ScorecardsPanel record={record} />}
    <People record={record} />
    {record.status === 'offered' && <Slots record={record} />}
  </>
);
