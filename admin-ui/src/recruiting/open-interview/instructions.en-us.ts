/** Of an open interview, and of a step of a job. */
export const instructionsEnUs = {
  fields: { instructions: 'Instructions', instructionsVideoId: 'Instructions video' },
  hints: {
    instructions: 'Shown before the first question.',
    instructionsVideoId: 'Played before the first question.',
  },
};
