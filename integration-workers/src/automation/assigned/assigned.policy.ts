import type { TaskEvent } from 'contracts/automation/task/task.entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { isHidden } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { policy } from '#integration-workers/engine/policy';
import type { AssignedKind } from './assigned.ts';
import { noteAssigned } from './note-assigned.job.ts';
import { tellAssigned } from './tell-assigned.job.ts';

type Said = { metadata: Pick<CommandMetadata, 'actor'> };
const note = (kind: AssignedKind, recordId: string, { metadata: { actor } }: Said) => [
  noteAssigned.request(recordId, { kind, recordId, by: actor.type === 'user' ? actor.id : null }),
];

/** Whenever a task, an interview or a candidate is given to somebody or to a team, by hand or by a rule, they are told (docs/product.md AUT-65). */
export const assignedPolicy = policy<TaskEvent | InterviewEvent | CandidateEvent>({
  name: 'automation.assigned',
  jobs: [noteAssigned, tellAssigned],
  on: {
    TaskCreated: (event) => note('task', event.data.taskId, event),
    TaskChanged: (event) => {
      const { taskId, to } = event.data;
      const isGiven = !isHidden(to) && (to.userId !== undefined || to.teamId !== undefined);
      return isGiven ? note('task', taskId, event) : [];
    },
    TaskGivenBack: (event) => note('task', event.data.taskId, event),
    InterviewAssigned: (event) => note('interview', event.data.interviewId, event),
    CandidateAssigned: (event) => note('candidate', event.data.candidateId, event),
  },
});
