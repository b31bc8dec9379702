export const MY_TRAININGS_PATH = 'employee/schedule';

type Training = { id: string; programId: string };
/** Of a training, whose id is that of its schedule. */
export const trainingPath = ({ id, programId }: Training): string =>
  `/${MY_TRAININGS_PATH}/${id}/training/${programId}`;
export const lessonPath = (training: Training, lessonId: string): string =>
  `${trainingPath(training)}/lesson/${lessonId}`;
