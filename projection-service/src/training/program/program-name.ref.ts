import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import type { Source } from '#projection-service/engine/projection';

type Named = Extract<TrainingProgramEvent, { type: 'TrainingProgramCreated' | 'TrainingProgramChanged' }>;

/** Name of a program, as other records show it, also once it is removed. */
export const programName: Source<{ name: string }, Named> = {
  aggregate: 'trainingProgram',
  scope: 'tenant',
  types: ['TrainingProgramCreated', 'TrainingProgramChanged'],
  id: ({ data }) => data.trainingProgramId,
  value: (event, previous) => {
    const name = event.type === 'TrainingProgramCreated' ? event.data.name : event.data.to.name;
    return name === undefined ? previous : { name };
  },
};
