/** Of an open interview, and of a step of a job. */
export const instructionsPtBr = {
  fields: { instructions: 'Instruções', instructionsVideoId: 'Vídeo de instruções' },
  hints: {
    instructions: 'Exibidas antes da primeira pergunta.',
    instructionsVideoId: 'Exibido antes da primeira pergunta.',
  },
};
