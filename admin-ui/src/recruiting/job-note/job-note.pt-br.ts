import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const jobNotePtBr = resourcePtBr({
  name_one: 'Anotação',
  name_other: 'Anotações',
  gender: 'f',
  historyName: 'Anotação da vaga',
  fields: { text: 'Anotação', mentions: 'Pessoas mencionadas', authorId: 'Autor', jobId: 'Vaga' },
});
