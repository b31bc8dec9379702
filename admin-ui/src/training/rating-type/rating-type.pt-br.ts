import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { ratingTypeProblemEnUs } from './rating-type.en-us.ts';

export const ratingTypePtBr = resourcePtBr({
  name_one: 'Tipo de nota',
  name_other: 'Tipos de nota',
  gender: 'm',
  detail: 'As palavras que as pessoas escolhem ao avaliar respostas e treinamentos, e quanto vale cada uma.',
  fields: { score: 'Pontos' },
  hints: { score: 'De 0 a 100.' },
  empty: { detail: 'Adicione as notas que sua empresa usa, como “Excelente” com 5 pontos.' },
});

export const ratingTypeProblemPtBr: Record<keyof typeof ratingTypeProblemEnUs, string> = {
  'rating-type-name-taken': 'Já existe um tipo de nota com este nome.',
};
