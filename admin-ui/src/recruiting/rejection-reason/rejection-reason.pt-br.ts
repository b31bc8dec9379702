import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { rejectionReasonProblemEnUs } from './rejection-reason.en-us.ts';

export const rejectionReasonPtBr = resourcePtBr({
  name_one: 'Motivo de rejeição',
  name_other: 'Motivos de rejeição',
  gender: 'm',
  detail:
    'Por que vocês rejeitam candidatos. O motivo é escolhido ao rejeitar e contado em cada vaga; os candidatos nunca o veem.',
  gone: 'motivo removido',
  none: 'Sem motivo',
  choose: 'Motivo',
  nothing: 'Sua empresa ainda não tem motivos de rejeição.',
  manage: 'Adicionar motivos',
  empty: {
    detail: 'Adicione os motivos entre os quais sua equipe escolhe, como “Pouca experiência” ou “Vaga preenchida”.',
  },
  remove: {
    detail: 'Ele não poderá mais ser escolhido. As entrevistas rejeitadas por esse motivo continuam com ele.',
  },
  removeMany: {
    detail: 'Eles não poderão mais ser escolhidos. As entrevistas rejeitadas por esses motivos continuam com eles.',
  },
});

export const rejectionReasonProblemPtBr: Record<keyof typeof rejectionReasonProblemEnUs, string> = {
  'rejection-reason-name-taken': 'Já existe um motivo com este nome.',
};
