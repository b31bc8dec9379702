import { notePtBr } from '#admin-ui/recruiting/note/note.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const jobNotePtBr = resourcePtBr({
  ...notePtBr,
  historyName: 'Anotação da vaga',
  textHint: 'Escreva aqui sobre a vaga. O que você diz sobre uma pessoa fica na página dela, onde é apagado com ela.',
  fields: { ...notePtBr.fields, jobId: 'Vaga' },
});
