/** O que se diz de toda anotação. */
export const notePtBr = {
  name_one: 'Anotação',
  name_other: 'Anotações',
  gender: 'f' as const,
  heading: 'Anotações internas',
  mention: 'Mencionar',
  mentionHint: 'A anotação é enviada a essas pessoas por e-mail.',
  add: 'Adicionar anotação',
  none: 'Nenhuma anotação ainda. Somente a sua equipe as vê.',
  drop: 'Remover anotação',
  dropped: 'Anotação removida',
  added: 'Anotação adicionada',
  erased: 'Apagada com o candidato.',
  fields: { text: 'Anotação', mentions: 'Pessoas mencionadas', authorId: 'Autor' },
};
