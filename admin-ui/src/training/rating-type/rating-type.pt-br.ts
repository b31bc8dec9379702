import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { ratingTypeProblemEnUs } from './rating-type.en-us.ts';

export const ratingTypePtBr = resourcePtBr({
  name_one: 'Tipo de avaliação',
  name_other: 'Tipos de avaliação',
  gender: 'm',
  detail: 'As opções usadas para avaliar respostas e treinamentos, e quantos pontos vale cada uma.',
  fields: { score: 'Pontos' },
  hints: { score: 'De 0 a 100.' },
  empty: { detail: 'Adicione as avaliações que sua empresa usa, como “Excelente” com 5 pontos.' },
});

export const ratingTypeProblemPtBr: Record<keyof typeof ratingTypeProblemEnUs, string> = {
  'rating-type-name-taken': 'Já existe um tipo de avaliação com este nome.',
};
