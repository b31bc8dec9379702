import { lines, type MailWords } from './mail-words.ts';
import type { trainingMailsEnUs } from './training-mails.en-us.ts';

const hello = 'Olá, {{ user.name }},';
const until = 'Conclua até {{ training.deadline }}.';
const link = '{{ training.link }}';
const renew = lines('{{ certificate.renewal }}', '{{ certificate.link }}');

export const trainingMailsPtBr: Record<keyof typeof trainingMailsEnUs, MailWords> = {
  'training-opened': {
    subject: 'Novo treinamento: {{ training.name }}',
    content: lines(hello, '{{ company.name }} agendou o treinamento “{{ training.name }}” para você.', until, link),
  },
  'training-joined': {
    subject: 'Seu treinamento: {{ training.name }}',
    content: lines(
      hello,
      'Você se inscreveu no treinamento “{{ training.name }}”, de {{ company.name }}. Comece quando quiser e continue em qualquer aparelho.',
      until,
      link,
    ),
  },
  'training-reminded': {
    subject: 'Lembrete: {{ training.name }}',
    content: lines(hello, 'Você ainda não concluiu o treinamento “{{ training.name }}”.', until, link),
  },
  'training-extended': {
    subject: 'Mais tempo para {{ training.name }}',
    content: lines(hello, 'Você ganhou mais tempo para o treinamento “{{ training.name }}”.', until, link),
  },
  'training-moved': {
    subject: 'Treinamento atualizado: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} atualizou o treinamento “{{ training.name }}”. As aulas que você já concluiu continuam concluídas; confira as outras.',
      until,
      link,
    ),
  },
  'training-cancelled': {
    subject: 'Cancelado: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} cancelou o treinamento “{{ training.name }}”. Você não precisa fazer nada.',
    ),
  },
  'training-overdue': {
    subject: 'Prazo vencido: {{ training.name }}',
    content: lines(
      hello,
      'Você não concluiu este treinamento de {{ company.name }}, e o prazo já terminou:',
      '{{ training.missed }}',
      'Peça mais tempo a quem cuida dos seus treinamentos.',
      link,
    ),
  },
  'trainings-overdue': {
    subject: 'Treinamentos com prazo vencido em {{ company.name }}',
    content: lines(
      hello,
      'Você não concluiu estes treinamentos de {{ company.name }}, e os prazos já terminaram:',
      '{{ training.missed }}',
      'Peça mais tempo a quem cuida dos seus treinamentos.',
      link,
    ),
  },
  'training-reviewed': {
    subject: 'Suas respostas em {{ training.name }} foram avaliadas',
    content: lines(
      hello,
      '{{ company.name }} avaliou suas respostas no treinamento “{{ training.name }}”. Sua nota: {{ training.score }}. Os comentários dos avaliadores estão junto das suas respostas:',
      link,
    ),
  },
  'reviews-waiting': {
    subject: 'Respostas esperam pela sua avaliação: {{ training.waiting }}',
    content: lines(
      hello,
      'respostas de {{ training.waiting }} em {{ company.name }} esperam por uma avaliação, a mais antiga desde {{ training.oldest }}.',
      'Avalie-as aqui:',
      '{{ training.reviews_link }}',
    ),
  },
  'certificate-issued': {
    subject: 'Seu certificado: {{ training.name }}',
    content: lines(
      hello,
      'Você foi aprovado(a) no treinamento “{{ training.name }}” em {{ company.name }}. Seu certificado está pronto em PDF.',
      'Ele é válido até {{ certificate.valid_until }}.',
      '{{ certificate.link }}',
    ),
  },
  'certificate-expiring': {
    subject: 'Seu certificado vai expirar: {{ training.name }}',
    content: lines(
      hello,
      'Seu certificado do treinamento “{{ training.name }}” em {{ company.name }} é válido até {{ certificate.valid_until }}.',
      renew,
    ),
  },
  'certificate-expired': {
    subject: 'Seu certificado expirou: {{ training.name }}',
    content: lines(
      hello,
      'Seu certificado do treinamento “{{ training.name }}” em {{ company.name }} era válido até {{ certificate.valid_until }}.',
      renew,
    ),
  },
  'certificate-withdrawn': {
    subject: 'Seu certificado foi revogado: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} revogou seu certificado do treinamento “{{ training.name }}”.',
      '{{ certificate.link }}',
    ),
  },
};
