import type { guestReviewEnUs, guestReviewProblemEnUs } from './guest-review.en-us.ts';

export const guestReviewPtBr: typeof guestReviewEnUs = {
  guestReview: {
    checking: 'Abrindo as respostas…',
    unnamed: 'Respostas de um candidato',
    lead: '{{company}} quer saber o que você acha destas respostas para a vaga {{title}}.',
    until: 'Esta página fica disponível até {{time}}.',
    name: 'Seu nome',
    nameHint: '{{company}} vê suas notas e comentários com este nome.',
    nameMissing: 'Informe antes o seu nome.',
    nothing: 'Ainda não há nada para avaliar',
    nothingDetail: 'O candidato ainda não enviou respostas.',
    notAnswered: 'Esta pergunta não foi respondida.',
    chosen: 'escolhida',
    right: 'resposta certa',
    download: 'Baixar documento',
    onItsWay: 'A gravação ainda não está pronta. Tente de novo mais tarde.',
    recordingOf: 'Resposta a “{{question}}”',
    yourRating: 'Sua nota',
    yourComments: 'Seus comentários',
    comment: 'Comentar esta resposta',
    addComment: 'Adicionar comentário',
    atMoment: 'Sobre o momento em que a gravação está agora',
    playFrom: 'Reproduzir a partir de {{time}}',
    submit: 'Enviar notas',
    done: 'Suas notas foram enviadas. Obrigado.',
    invalidTitle: 'Este link não é mais válido',
    invalid: 'Peça outro a quem o enviou.',
  },
};

export const guestReviewProblemPtBr: Record<keyof typeof guestReviewProblemEnUs, string> = {
  'review-too-early': 'O candidato ainda pode alterar as respostas.',
  'review-submitted': 'Você já enviou suas notas.',
  'review-empty': 'Avalie antes pelo menos uma resposta.',
  'answer-not-given': 'Esta pergunta não foi respondida.',
  'rating-type-not-found': 'Esta nota não está mais disponível.',
  'review-comment-limit': 'Você atingiu o limite de comentários.',
  'review-link-invalid': 'Este link não é mais válido.',
};
