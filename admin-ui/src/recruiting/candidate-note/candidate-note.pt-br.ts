import { notePtBr } from '#admin-ui/recruiting/note/note.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const candidateNotePtBr = resourcePtBr({
  ...notePtBr,
  historyName: 'Anotação',
  textHint: 'O candidato não a vê aqui, mas ela faz parte da cópia dos dados dele e é apagada com ele.',
  fields: { ...notePtBr.fields, candidateId: 'Candidato' },
});
