import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import type { Source } from '#projection-service/engine/projection';

type Assigned = Extract<TrainingAssignmentEvent, { type: 'TrainingAssignmentCreated' | 'TrainingMoved' }>;
export type AssignedProgram = { programId: string; programVersion: number };

/** Which version of which program somebody was assigned, or was moved to. */
export const assignedProgram: Source<AssignedProgram, Assigned> = {
  aggregate: 'trainingAssignment',
  scope: 'tenant',
  types: ['TrainingAssignmentCreated', 'TrainingMoved'],
  id: ({ data }) => data.trainingAssignmentId,
  value: (event, previous) => {
    const { programVersion } = event.data;
    const programId = event.type === 'TrainingAssignmentCreated' ? event.data.programId : previous?.programId;
    return programId === undefined ? previous : { programId, programVersion };
  },
};
