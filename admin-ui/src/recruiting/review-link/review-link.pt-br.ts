import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { reviewLinkProblemEnUs } from './review-link.en-us.ts';

export const reviewLinkPtBr = resourcePtBr({
  name_one: 'Link para avaliadores externos',
  name_other: 'Links para avaliadores externos',
  gender: 'm',
  fields: {
    interviewId: 'Entrevista',
    jobId: 'Vaga',
    label: 'Para quem',
    expiresAt: 'Validade',
    isNameHidden: 'Ocultar o nome do candidato',
    ratingTypeIds: 'Tipos de avaliação oferecidos',
    openedCount: 'Vezes aberto',
    openedAt: 'Última abertura',
    guestId: 'ID do convidado',
    guestCount: 'Pessoas que deram notas ou comentaram',
    reviewsRemovedAt: 'Avaliações removidas',
    fileId: 'Arquivo',
  },
  hints: {
    label: 'Só a sua empresa vê.',
    isNameHidden: 'As gravações e os documentos são mostrados como são.',
  },
  status: { active: 'Ativo', revoked: 'Revogado', expired: 'Expirado' },
  action: 'Compartilhar',
  dialog: 'Compartilhar com alguém de fora',
  intro:
    'Quem tiver o link vê estas respostas sem ter conta e pode dar notas e comentar com o nome que informar. Cada acesso fica registrado.',
  expiresIn: 'Expira após',
  days_one: '1 dia',
  days_other: '{{count}} dias',
  make: 'Criar link',
  made: 'Link criado e copiado',
  madeOnly: 'Link criado',
  copy: 'Copiar o link para {{name}}',
  copied: 'Link copiado',
  address: 'Endereço do link para {{name}}',
  revoke: 'Revogar o link para {{name}}',
  revokeAction: 'Revogar',
  copyAction: 'Copiar',
  revoked: 'Link revogado',
  opened_one: 'aberto uma vez',
  opened_other: 'aberto {{count}} vezes',
  guests_one: '1 pessoa deu notas ou comentou',
  guests_other: '{{count}} pessoas deram notas ou comentaram',
  removedReviews: 'As avaliações dele foram removidas',
  removeReviews: {
    action: 'Remover avaliações',
    of: 'Remover as avaliações de {{name}}',
    title: 'Remover as avaliações deste link?',
    detail:
      'Todas as notas e comentários dados por este link saem, para todos e em definitivo. O link não abre mais nada. O histórico guarda que foram dados.',
    done: 'Avaliações removidas',
  },
  neverOpened: 'ainda não foi aberto',
  until: 'até',
  events: {
    Created: 'Link para avaliadores externos criado',
    ReviewLinkRevoked: 'Link revogado',
    ReviewLinkOpened: 'Link aberto',
    ReviewLinkFileOpened: 'Gravação ou documento aberto',
    ReviewLinkGuestAdmitted: 'Alguém deu nota ou comentou pela primeira vez',
    ReviewLinkReviewsRemoved: 'Avaliações do link removidas',
  },
});

export const reviewLinkProblemPtBr: Record<keyof typeof reviewLinkProblemEnUs, string> = {
  'review-link-too-long': 'Escolha um prazo dentro dos próximos 90 dias.',
  'review-link-invalid': 'Este link expirou ou foi revogado.',
  'review-link-full': 'Já deram notas ou comentaram tantas pessoas quantas um link permite.',
};
